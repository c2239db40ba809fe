import type { Path } from './edit-yaml';
import { nameOf } from './form-context';

const CONTROLS = 'input, textarea, select, summary, button, pre';

/**
 * Focuses a field, in sight, and opens what it is folded into. Where there is no such field, the one around it is shown.
 * @returns Whether there was one.
 */
export function focusField(root: HTMLElement, path: Path): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const name = CSS.escape(nameOf(path.slice(0, length)));
    const found = root.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
    const control = found?.matches(CONTROLS) ? found : found?.querySelector<HTMLElement>(CONTROLS);
    if (!found || !control) continue;
    for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      if (control.parentElement !== fold) fold.open = true;
    control.focus({ preventScroll: true });
    // A group is shown from its heading on.
    found.scrollIntoView({ block: found === control ? 'center' : 'start' });
    return true;
  }
  return false;
}

/**
 * Focuses a field once it is rendered.
 * @param pressed A button of the form that is gone by then.
 */
export function focusFieldSoon(pressed: HTMLElement, path: Path): void {
  const root = pressed.closest<HTMLElement>('[data-form]');
  if (root) requestAnimationFrame(() => focusField(root, path));
}
