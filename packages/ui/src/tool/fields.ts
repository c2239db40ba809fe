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
  /** Other names under which the tool stores something on the device: Clear forgets it as well. @default none */
  stores?: readonly string[];
}

/** Characters of a link or a stored entry that are read at most: more than twelve subjects with long Chinese names take. */
const MAX_LENGTH = 100_000;

/** The name of a place to study at, as links carry it. */
export const PLACE_NAME = /^[a-z-]{1,60}$/;

/** Fields as the fragment of an address: what is shared never reaches a server. */
export function fragmentOf(form: ToolForm, fields: Fields): string {
  return `#${[form.name, textOf(sharedOf(form, fields))].filter(Boolean).join('&')}`;
}

/** Whether a fragment is of this tool, readable or not. Its name alone is a place on the page. */
export function isFragmentOf({ name }: ToolForm, fragment: string): boolean {
  return fragment.startsWith(`#${name}&`);
}

/** Fields as a text. */
export function textOf(fields: Fields): string {
  const text = new URLSearchParams(fields);
  // However it came about, the same entry is the same link.
  text.sort();
  return text.toString();
}

/** What a link to these fields would carry. */
export function sharedOf({ shared }: ToolForm, fields: Fields): Fields {
  return shared ? shared(fields) : fields;
}

/** The fields in a fragment or a stored text, as far as they are accepted; nothing if none is. */
export function fieldsIn({ accepts }: ToolForm, text: string): Fields | undefined {
  const pairs = [...new URLSearchParams(text.slice(0, MAX_LENGTH).replace(/^#/, ''))];
  const fields = Object.fromEntries(pairs.filter(([name, value]) => value !== '' && accepts(name, value)));
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** The fields in which something stands. */
export function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** The fields of a form that are not as the server wrote them, with what was typed or chosen; a field that was emptied has an empty text. */
export function touchedFields(form: HTMLFormElement): Fields {
  // Rendered by React alone, without a server, lists have no default to differ from.
  const hasDefaults = form.querySelector('option[selected]') !== null;
  const touched: Record<string, string> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
      if (hasDefaults && field.selectedIndex !== Math.max(written, 0)) touched[field.name] = field.value;
    } else if (field instanceof HTMLInputElement) {
      const isBox = field.type === 'checkbox' || field.type === 'radio';
      if (isBox && field.checked !== field.defaultChecked) touched[field.name] = field.checked ? field.value : '';
      // The value of a checkbox is always its default.
      else if (!isBox && field.value !== field.defaultValue) touched[field.name] = field.value;
    }
  }
  delete touched[''];
  return touched;
}
