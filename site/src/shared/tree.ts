/** The compiled body of a page. It is plain data, so every build step can read it. */

export type Node<Props> = string | Element<Props>;
/** A name, attributes (`0` for none) and children. */
export type Element<Props> = [name: string, props: Props | 0, ...children: Node<Props>[]];

/** A node as the writer wrote it. */
export type TreeNode = Node<Record<string, string>>;

/** A node with its loader's result among its attributes, as `facts`: everything that its component needs. */
export type ViewNode = Node<ViewProps>;
/** The writer's attributes and the loader's result. */
export type ViewProps = Readonly<Record<string, unknown>>;
