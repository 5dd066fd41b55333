/** Faces that are no part of the product, as `faces.js` finds them: those of test modules, in a build for tests. */
declare module "virtual:faces" {
  const files: Readonly<Record<string, () => Promise<{ readonly face: import("./face").Face }>>>;
  export default files;
}
