/** The compiled body of a page: plain data, so that every step of the build can read it. */

/** As its writer wrote it: a text, or an element with its name, its attributes (`0` for none) and its children. */
export type TreeNode = string | [name: string, attributes: Record<string, string> | 0, ...children: TreeNode[]];

/** The same with the facts that it asks for among its attributes, as `facts`: all that its view needs. */
export type ViewNode = string | [name: string, props: ViewProps | 0, ...children: ViewNode[]];
/** What a writer wrote, and what the build found for it. */
export type ViewProps = Readonly<Record<string, unknown>>;
