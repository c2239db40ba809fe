import { Dialog } from '@tutoring/ui/dialog';
import { useLanguage } from '../mdx/page-data';

const ID = 'cookie-preferences';

/** Opens the dialog below. */
export function openCookiePreferences(): void {
  const dialog = document.getElementById(ID);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

/** What the site stores today, which is nothing that could be refused. */
export function CookiePreferences() {
  const { words } = useLanguage();
  return (
    <Dialog id={ID} heading={words.cookiesTitle}>
      <p>{words.cookiesNone}</p>
      <p>{words.cookiesLater}</p>
    </Dialog>
  );
}
