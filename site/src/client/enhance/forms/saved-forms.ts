import { lastReload, mayReloadFor, storeReload } from '../../bootstrap/reload';

/** The fields that visitors fill in, except passwords, files and hidden fields. */
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=password],[type=file],[type=hidden]),textarea,select)',
  ),
];

/** Saves the form input and reloads the page. */
export function reloadWithForms(missing: string): void {
  if (!mayReloadFor(missing)) return;
  storeReload({
    missing,
    at: Date.now(),
    path: location.pathname,
    values: fields().map((field) => [field.name, valueOf(field)]),
  });
  location.reload();
}

/** Restores the saved input by field name, because a new version may have other fields. */
export function restoreFields(): void {
  const { missing, at = 0, path, values } = lastReload();
  if (!missing || !values) return;
  storeReload({ missing, at });
  if (path !== location.pathname) return;
  for (const field of fields()) {
    const index = values.findIndex(([name]) => name === field.name);
    const [[, value] = []] = index < 0 ? [] : values.splice(index, 1);
    if (typeof value === 'boolean') field.checked = value;
    else if (value !== undefined) field.value = value;
  }
}

const valueOf = ({ type, checked, value }: HTMLInputElement) => (/^(checkbox|radio)$/.test(type) ? checked : value);
