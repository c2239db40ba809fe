import { CATEGORIES, type Category } from '@tutoring/domain/consent';
import { storedItems, type Stored } from '@tutoring/domain/stored-items';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle } from '../dialog/dialog';
import { Switch } from '../field/field';
import { Link } from '../link/link';
import * as styles from './cookie-consent.css';
import type { en } from './messages/en';

type Messages = Record<keyof typeof en, string>;

interface SettingsProps {
  messages: Messages;
  id: string;
  detailsHref: string;
  items: readonly Stored[] | undefined;
}

/**
 * The settings dialog, with a switch for each category. Only “Save Preferences” stores the switches. enhance-choices.ts finds
 * the elements by their order.
 */
export function CookieSettings({ messages, id, detailsHref, items }: SettingsProps) {
  return (
    <Dialog id={id} data-enhance="cookie-settings">
      <DialogHeader>
        <DialogTitle>{messages.settingsTitle}</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <div className={styles.settings}>
        <p>{messages.settingsText}</p>
        <p>
          <strong>{messages.gpc}</strong>
          {': '}
          <span>{messages.gpcOn}</span>
          <span>{messages.gpcOff}</span>
        </p>
        {CATEGORIES.map((category) => (
          <Switch
            key={category}
            label={messages[category]}
            help={helpOf(category, messages, items)}
            disabled={category === 'necessary'}
            defaultChecked={category === 'necessary' || undefined}
          />
        ))}
        <Link href={detailsHref}>{messages.details}</Link>
        <div className={styles.save}>
          <Button>{messages.save}</Button>
        </div>
        {/* enhance-receipt.ts shows it. */}
        <details hidden>
          <summary>{messages.receipt}</summary>
          {/* The receipt is in English in every language, because it is a document for authorities. */}
          <pre dir="ltr" lang="en" />
          <Button variant="secondary">{messages.copyReceipt}</Button>
          <p role="status" data-copied={messages.copied} data-failed={messages.failed} />
        </details>
        <Button variant="secondary">{messages.reset}</Button>
      </div>
    </Dialog>
  );
}

/**
 * Returns a category's purpose and the names of its items. It joins the texts, because React writes a comment into the HTML
 * between two texts.
 */
function helpOf(category: Category, messages: Messages, items?: readonly Stored[]): ReactNode {
  const help = messages[`${category}Help`];
  const names = storedItems(category, items).map(({ name }) => name);
  if (names.length === 0) return `${help} ${messages.storesNothing}`;
  const [before, after] = messages.stored.split('{names}');
  return (
    <>
      {`${help} ${before}`}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          {/* A technical name is always left to right. */}
          <code dir="ltr">{name}</code>
        </Fragment>
      ))}
      {after}
    </>
  );
}
