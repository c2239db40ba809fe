/** What stands in a tool's form: texts by the names of the fields. A field that is empty is left out. */
export type Fields = Readonly<Record<string, string>>;

/** A tool's form, as far as links and storage have to know it. */
export interface ToolForm {
  /** Names the tool in links (`#ib&…`) and where its entries are kept: lower-case letters and hyphens. */
  name: string;
  /** The worked example that the server writes. */
  example: Fields;
  /** What is left when the form is cleared. @default nothing */
  cleared?: Fields;
  /** Whether a field may have this value. Links are cut, mistyped and tampered with: what is not accepted is left out. */
  accepts: (name: string, value: string) => boolean;
  /** What of the fields a link carries, where the form remembers more than it shows. @default all */
  shared?: (fields: Fields) => Fields;
}

/** Characters of a link or a stored entry that are read at most. */
const MAX_LENGTH = 8000;

/** Fields as the fragment of an address: what is shared never reaches a server. */
export function fragmentOf({ name, shared }: ToolForm, fields: Fields): string {
  return `#${[name, textOf(shared ? shared(fields) : fields)].filter(Boolean).join('&')}`;
}

/** Whether a fragment is of this tool, readable or not. Its name alone is a place on the page. */
export function isFragmentOf({ name }: ToolForm, fragment: string): boolean {
  return fragment.startsWith(`#${name}&`);
}

/** Fields as a text. */
export function textOf(fields: Fields): string {
  return new URLSearchParams(fields).toString();
}

/** The fields in a fragment or a stored text, as far as they are accepted; nothing if none is. */
export function fieldsIn({ accepts }: ToolForm, text: string): Fields | undefined {
  const pairs = [...new URLSearchParams(text.slice(0, MAX_LENGTH).replace(/^#/, ''))];
  const fields = Object.fromEntries(pairs.filter(([name, value]) => value !== '' && accepts(name, value)));
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** What stands in a form. */
export function fieldsOf(form: HTMLFormElement): Fields {
  return withoutEmpty(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** The fields in which something stands. */
export function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** Whether the same stands in both. */
export function isSame(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
