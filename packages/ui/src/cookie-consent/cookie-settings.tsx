import { CATEGORIES, type Category } from '@tutoring/domain/consent';
import { storedItems, type Stored } from '@tutoring/domain/stored-items';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle } from '../dialog/dialog';
import { Switch } from '../field/field';
import { Link } from '../link/link';
import * as styles from './cookie-consent.css';
import type { en } from './messages/en';

type Words = Record<keyof typeof en, string>;

interface SettingsProps {
  words: Words;
  id: string;
  detailsHref: string;
  items: readonly Stored[] | undefined;
}

/**
 * The settings dialog, with a switch for each category. Only “Save Preferences” stores the switches. enhance-choices.ts finds
 * the elements by their order.
 */
export function CookieSettings({ words, id, detailsHref, items }: SettingsProps) {
  return (
    <Dialog id={id} data-enhance="cookie-settings">
      <DialogHeader>
        <DialogTitle>{words.settingsTitle}</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <div className={styles.settings}>
        <p>{words.settingsText}</p>
        <p>
          <strong>{words.gpc}</strong>
          {': '}
          <span>{words.gpcOn}</span>
          <span>{words.gpcOff}</span>
        </p>
        {CATEGORIES.map((category) => (
          <Switch
            key={category}
            label={words[category]}
            help={helpOf(category, words, items)}
            disabled={category === 'necessary'}
            defaultChecked={category === 'necessary' || undefined}
          />
        ))}
        <Link href={detailsHref}>{words.details}</Link>
        <div className={styles.save}>
          <Button>{words.save}</Button>
        </div>
        {/* enhance-receipt.ts shows it. */}
        <details hidden>
          <summary>{words.receipt}</summary>
          {/* The receipt is in English in every language, because it is a document for authorities. */}
          <pre dir="ltr" lang="en" />
          <Button variant="secondary">{words.copyReceipt}</Button>
          <p role="status" data-copied={words.copied} data-failed={words.failed} />
        </details>
        <Button variant="secondary">{words.reset}</Button>
      </div>
    </Dialog>
  );
}

/**
 * Returns a category's purpose and the names of its items. It joins the texts, because React writes a comment into the HTML
 * between two texts.
 */
function helpOf(category: Category, words: Words, items?: readonly Stored[]): ReactNode {
  const help = words[`${category}Help`];
  const names = storedItems(category, items).map(({ name }) => name);
  if (names.length === 0) return `${help} ${words.storesNothing}`;
  const [before, after] = words.stored.split('{names}');
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
