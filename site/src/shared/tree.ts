/** The compiled body of a page: plain data, so that every step of the build can read it. */

/** A text, or an element. */
export type Node<Props> = string | Element<Props>;
/** A name, attributes (`0` for none) and children. */
export type Element<Props> = [name: string, props: Props | 0, ...children: Node<Props>[]];

/** As its writer wrote it. */
export type TreeNode = Node<Record<string, string>>;

/** The same with the facts that it asks for among its attributes, as `facts`: all that its view needs. */
export type ViewNode = Node<ViewProps>;
/** What a writer wrote, and what the build found for it. */
export type ViewProps = Readonly<Record<string, unknown>>;
