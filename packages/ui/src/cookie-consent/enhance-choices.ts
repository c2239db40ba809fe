import { OPTIONAL_CATEGORIES, type Choices, type OptionalCategory } from '@tutoring/domain/consent';
import { BUTTONS, pair, see } from './parts';
import type { ConsentStore } from './store';

/** The switches of the optional categories. “Necessary” is disabled. */
const SWITCHES = 'input:enabled';

/**
 * The behaviour of the switches and buttons in the settings. It is in the same script as the banner. If it came later, a
 * visitor could open settings that do not show the stored choice yet, and save switches they did not choose.
 * @param signal Removes the behaviour when it aborts.
 * @returns Updates the settings from the store.
 */
export function enhanceChoices(settings: HTMLElement, store: ConsentStore, signal: AbortSignal): () => void {
  const dialog = settings as HTMLDialogElement;
  const show = () => {
    const { gpc, record, allowed } = store.get();
    see(dialog, 'p > span', [gpc, !gpc]);
    see(dialog, 'details ~ button', [record]);
    pair(dialog, SWITCHES, OPTIONAL_CATEGORIES, (input, category) => {
      // Changes the switches that the visitor has not touched, even if the dialog opened before this script loaded.
      input.defaultChecked = allowed[category];
      // Discards unsaved changes after the dialog has closed. While it is open, they stay.
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
