/** The compiled body of a page, as it travels in the page's data: as few bytes as its text allows. */

/** A text, or an element: its name, its attributes (`0` for none), its children. */
export type TreeNode = string | [name: string, props: Record<string, string> | 0, ...children: TreeNode[]];

/** Consecutive blocks of a page that are alike in one thing: whether they need a script. */
export interface Segment {
  /** `true`: holds a component that reacts to the visitor and is hydrated. */
  live: boolean;
  /** A section of its own, hydrated when it is its turn (section-schedule.ts). */
  section?: string;
  nodes: TreeNode[];
}
