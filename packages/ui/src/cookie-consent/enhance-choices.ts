import { OPTIONAL_CATEGORIES, type Choices, type OptionalCategory } from '@tutoring/domain/consent';
import { BUTTONS, pair, see } from './parts';
import type { ConsentStore } from './store';

/** The first, which is always on, cannot be changed. */
const SWITCHES = 'input:enabled';

/**
 * Brings what one chooses in the settings to life. It comes with the banner: before, a visitor could open settings that do not
 * say yet what holds, and save what they did not choose.
 * @param signal ends it.
 * @returns writes down what holds.
 */
export function enhanceChoices(settings: HTMLElement, store: ConsentStore, signal: AbortSignal): () => void {
  const dialog = settings as HTMLDialogElement;
  const show = () => {
    const { gpc, record, allowed } = store.get();
    see(dialog, 'p > span', [gpc, !gpc]);
    see(dialog, 'details ~ button', [record]);
    pair(dialog, SWITCHES, OPTIONAL_CATEGORIES, (input, category) => {
      // Moves what nobody has touched, also in a dialog that was open before this script came.
      input.defaultChecked = allowed[category];
      // What is in force, not what was tried and left; while the dialog is open, it is the visitor's to try.
      if (!dialog.open) input.checked = allowed[category];
    });
  };
  const save = () => {
    const choices: Partial<Record<OptionalCategory, boolean>> = {};
    pair(dialog, SWITCHES, OPTIONAL_CATEGORIES, (input, category) => (choices[category] = input.checked));
    store.choose(choices as Choices, 'settings');
  };
  const reset = () => {
    dialog.close();
    store.reset();
  };
  pair(dialog, `${BUTTONS}:not(details *)`, [save, reset], (button, act) =>
    button.addEventListener('click', act, { signal }),
  );
  dialog.addEventListener('close', show, { signal });
  return show;
}
