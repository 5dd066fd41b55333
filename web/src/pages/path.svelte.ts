/** Where the page is. Links change it without loading anything. */

import { routeOf } from "./route";

class Path {
  current = $state(location.pathname);
  readonly route = $derived(routeOf(this.current));

  constructor() {
    addEventListener("popstate", () => (this.current = location.pathname));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.current = path;
    scrollTo(0, 0);
  }

  /** For links: a click with a key held, or with another button, is the browser's business. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(new URL(event.currentTarget.href).pathname);
  };
}

export const path = new Path();
