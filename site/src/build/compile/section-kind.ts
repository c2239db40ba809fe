import type { SectionProps } from '@tutoring/ui/layout';
import type { TreeNode } from '../../shared/tree';

/**
 * What a section mainly holds, which decides the space around it: `text`; a `plate`, which shows something, such as a
 * session, marked work, a drawing or a tool; or something `dense`, which is a table, cards or a list.
 */
export type SectionKind = NonNullable<SectionProps['kind']>;

const SHOWN: ReadonlySet<string> = new Set(['MarkExercise', 'Script', 'Session', 'StudentWork', 'Video']);
const DENSE: ReadonlySet<string> = new Set(['Assessment', 'Cards', 'Facts', 'Schools', 'table']);
/** The facts that are a drawing, and the widgets that visitors use like an instrument. */
const DRAWING = 'hours';
const TOOL = /-(?:calculator|estimator)$/;
/** Facts that are empty until the owner fills them in: they don’t decide the kind of a section. */
const OFTEN_EMPTY: ReadonlySet<string> = new Set([
  'answers',
  'checks',
  'safeguarding-lead',
  'school-answers',
  'school-contact',
]);
/** A list of at least so many items makes its section dense. */
const LONG_LIST = 6;

export function kindOf(content: readonly TreeNode[]): SectionKind {
  const elements = content.filter((node) => typeof node !== 'string');
  const isShown = elements.some(
    ([name, props]) =>
      SHOWN.has(name) ||
      (name === 'Facts' && props && props.of === DRAWING) ||
      // A row of plates.
      (name === 'Cards' && props && props.label) ||
      (name === 'Widget' && props && TOOL.test(props.name ?? '')),
  );
  if (isShown) return 'plate';
  if (elements.some(([name, props]) => DENSE.has(name) && !(props && OFTEN_EMPTY.has(props.of ?? '')))) return 'dense';
  const items = elements.filter(([name]) => name === 'ul' || name === 'ol').flatMap(([, , ...list]) => list);
  return items.length >= LONG_LIST ? 'dense' : 'text';
}

/** Tells each section its kind, except the cover sheet. */
export function withKinds(body: readonly TreeNode[]): TreeNode[] {
  return body.map((node) => {
    if (typeof node === 'string' || node[0] !== 'Section' || isCoverSheet(node)) return node;
    const [name, props, ...content] = node;
    return [name, { ...props, kind: kindOf(content) }, ...content];
  });
}

/** Whether a section leads to the consultation, and becomes the cover sheet. */
export function isCoverSheet(section: TreeNode | undefined): boolean {
  if (!section || typeof section === 'string') return false;
  const [, , ...children] = section;
  return children.some((node) => typeof node !== 'string' && node[0] === 'BookingLink');
}
