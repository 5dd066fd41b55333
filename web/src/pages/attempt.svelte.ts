/** An order that may fail: whether it is under way, and what was said when it was not done. */
export class Attempt {
  busy = $state(false);
  trouble = $state.raw<unknown>(null);

  run = async (order: () => Promise<unknown>): Promise<boolean> => {
    this.busy = true;
    this.trouble = null;
    try {
      await order();
    } catch (error) {
      this.trouble = error;
    }
    this.busy = false;
    return this.trouble === null;
  };
}
