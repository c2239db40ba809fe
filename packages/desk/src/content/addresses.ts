/** Where a file is edited, and what to show first. */
export interface EditTarget {
  /** Such as `site/content/tutors.mdx`. */
  path: string;
  line?: number | undefined;
  /** The field of a data file, such as `trader.legalName`. */
  field?: string | undefined;
}

/** The path of the screen. */
const CONTENT = '/owner/content';
/** Files with a screen of their own. */
const SCREENS: Readonly<Record<string, string>> = { 'site/data/people.yaml': '/owner/people' };

/** The address at which the desk edits a file: the screen for it, or its text and fields. */
export function editHref(target: EditTarget): string {
  const screen = SCREENS[target.path];
  if (!screen) return textHref(target);
  const query = placeOf(target).toString();
  return query ? `${screen}?${query}` : screen;
}

/** The address of a file's text and fields, also if it has a screen of its own. */
export function textHref(target: EditTarget): string {
  const query = new URLSearchParams({ path: target.path, ...Object.fromEntries(placeOf(target)) });
  return `${CONTENT}?${query.toString()}`;
}

function placeOf({ line, field }: EditTarget): URLSearchParams {
  return new URLSearchParams({ ...(line && { line: String(line) }), ...(field && { field }) });
}

/** The file that an address opens; `undefined` for the list of files. */
export function editTarget(search: string): EditTarget | undefined {
  const query = new URLSearchParams(search);
  const path = query.get('path');
  if (!path) return undefined;
  const line = Number(query.get('line')) || undefined;
  return { path, line, field: query.get('field') ?? undefined };
}
