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

/** The address at which the desk edits a file. */
export function editHref({ path, line, field }: EditTarget): string {
  const query = new URLSearchParams({ path });
  if (line) query.set('line', String(line));
  if (field) query.set('field', field);
  return `${CONTENT}?${query.toString()}`;
}

/** The file that an address opens; `undefined` for the list of files. */
export function editTarget(search: string): EditTarget | undefined {
  const query = new URLSearchParams(search);
  const path = query.get('path');
  if (!path) return undefined;
  const line = Number(query.get('line')) || undefined;
  return { path, line, field: query.get('field') ?? undefined };
}
