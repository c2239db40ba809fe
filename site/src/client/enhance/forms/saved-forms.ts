import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/internal/storage';

const session = safeStorage('session');

/** The fields that visitors fill in, except passwords, files and hidden fields. */
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=password],[type=file],[type=hidden]),textarea,select)',
  ),
];

/** The form input before a reload, and the missing script that caused the reload. */
interface SavedForms {
  missing: string;
  path?: string;
  values?: [name: string, value: string | boolean][];
}

const read = () => JSON.parse(session.get(STORAGE_KEY.keptForms) ?? '{}') as Partial<SavedForms>;
const write = (saved: SavedForms) => session.set(STORAGE_KEY.keptForms, JSON.stringify(saved));

/** Saves the form input and reloads the page, once for each missing script. */
export function reloadWithForms(missing: string): void {
  if (read().missing === missing) return;
  write({ missing, path: location.pathname, values: fields().map((field) => [field.name, valueOf(field)]) });
  location.reload();
}

/** Restores the saved input by field name, because a new version may have other fields. */
export function restoreFields(): void {
  const { missing, path, values } = read();
  if (!missing || !values) return;
  write({ missing });
  if (path !== location.pathname) return;
  for (const field of fields()) {
    const index = values.findIndex(([name]) => name === field.name);
    const [[, value] = []] = index < 0 ? [] : values.splice(index, 1);
    if (typeof value === 'boolean') field.checked = value;
    else if (value !== undefined) field.value = value;
  }
}

const valueOf = ({ type, checked, value }: HTMLInputElement) => (/^(checkbox|radio)$/.test(type) ? checked : value);
