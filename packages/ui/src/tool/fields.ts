/** The entries of a tool's form: text by field name. An empty field is absent. */
export type Fields = Readonly<Record<string, string>>;

/** What links and storage need to know about a tool's form. */
export interface ToolForm {
  /** The tool's name in links (`#ib&…`) and in storage keys: lower-case letters and hyphens. */
  name: string;
  /** The worked example that the server renders. */
  example: Fields;
  /** The entries of a cleared form. @default none */
  cleared?: Fields;
  /** Whether a field may have this value. A link can be cut off, mistyped or tampered with; invalid values are left out. */
  accepts: (name: string, value: string) => boolean;
  /** The fields that a link carries, for a form that remembers more than it shows. @default all */
  shared?: (fields: Fields) => Fields;
  /** Renames the fields of older links and storage. @default no field was ever renamed */
  renamed?: (fields: Fields) => Fields;
  /** Other storage keys of the tool. Clear removes them too. @default none */
  stores?: readonly string[];
}

/** The maximum length of a link or a stored text, in characters. Twelve subjects with long Chinese names need less. */
const MAX_LENGTH = 100_000;

/** The format of a place of study in a link. */
export const PLACE_NAME = /^[a-z-]{1,60}$/;

/** The URL fragment for some fields. Browsers never send a fragment to a server. */
export function fragmentOf(form: ToolForm, fields: Fields): string {
  return `#${[form.name, textOf(sharedOf(form, fields))].filter(Boolean).join('&')}`;
}

/** Whether a fragment is for this tool, readable or not. The name alone is only an anchor on the page. */
export function isFragmentOf({ name }: ToolForm, fragment: string): boolean {
  return fragment.startsWith(`#${name}&`);
}

/** Serializes fields as text. */
export function textOf(fields: Fields): string {
  const text = new URLSearchParams(fields);
  // Sort, so that equal entries always give the same link.
  text.sort();
  return text.toString();
}

/** The fields that a link carries. */
export function sharedOf({ shared }: ToolForm, fields: Fields): Fields {
  return shared ? shared(fields) : fields;
}

/** The valid fields in a fragment or a stored text; `undefined` if there are none. */
export function fieldsIn({ accepts, renamed }: ToolForm, text: string): Fields | undefined {
  const pairs = [...new URLSearchParams(text.slice(0, MAX_LENGTH).replace(/^#/, ''))];
  const fields = Object.fromEntries(pairs.filter(([name, value]) => value !== '' && accepts(name, value)));
  const found = renamed ? renamed(fields) : fields;
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The fields that are not empty. */
export function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** The fields that the visitor has changed since the server rendered the form. An emptied field is `''`. */
export function touchedFields(form: HTMLFormElement): Fields {
  // Without a server, React marks no option as the default, so a changed list cannot be recognised.
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
