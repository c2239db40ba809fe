import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';

const session = safeStorage('session');

/** What visitors type, tick and choose; nothing secret, and nothing that the page itself fills in. */
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=password],[type=file],[type=hidden]),textarea,select)',
  ),
];

/** What stood in the page's forms before it loaded again, and which script made it. */
interface Kept {
  missing: string;
  path?: string;
  values?: [name: string, value: string | boolean][];
}

const read = () => JSON.parse(session.get(STORAGE_KEY.keptForms) ?? '{}') as Partial<Kept>;
const write = (kept: Kept) => session.set(STORAGE_KEY.keptForms, JSON.stringify(kept));

/** Loads the page again with what stands in its forms: once for a script that is missing. */
export function reloadWithForms(missing: string): void {
  if (read().missing === missing) return;
  write({ missing, path: location.pathname, values: fields().map((field) => [field.name, valueOf(field)]) });
  location.reload();
}

/** Puts back what was kept, by the fields' names: a new version may have others. */
export function restoreFields(): void {
  const { missing, path, values } = read();
  if (!missing || !values) return;
  write({ missing });
  if (path !== location.pathname) return;
  for (const field of fields()) {
    const found = values.findIndex(([name]) => name === field.name);
    const [[, value] = []] = found < 0 ? [] : values.splice(found, 1);
    if (typeof value === 'boolean') field.checked = value;
    else if (value !== undefined) field.value = value;
  }
}

const valueOf = ({ type, checked, value }: HTMLInputElement) => (/^(checkbox|radio)$/.test(type) ? checked : value);
