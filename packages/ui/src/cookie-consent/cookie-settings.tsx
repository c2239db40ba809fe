import { CATEGORIES, receiptOf, type Category, type Choices, type ConsentRecord } from '@tutoring/domain/consent';
import { storedItems } from '@tutoring/domain/stored-items';
import { Fragment, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Switch } from '../field/field';
import { useCopy } from '../lib/use-copy';
import { Link } from '../link/link';
import * as styles from './cookie-consent.css';
import type { en } from './messages/en';
import type { ConsentStore } from './store';
import { useConsent } from './use-consent';

type Words = Record<keyof typeof en, string>;

interface SettingsProps {
  store: ConsentStore;
  words: Words;
  id: string;
  site: string;
  detailsHref: string;
}

/** A switch for each category; closing it by anything but "Save Preferences" changes nothing. */
export function CookieSettings({ store, words, id, site, detailsHref }: SettingsProps) {
  const { allowed, gpc, record } = useConsent(store);
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Choices>(allowed);
  return (
    <Dialog
      ref={dialog}
      id={id}
      heading={words.settingsTitle}
      onOpenChange={(open) => {
        // What is in force, not what was tried and left the last time.
        if (open) setDraft(store.get().allowed);
      }}
    >
      <div className={styles.settings}>
        <p>{words.settingsText}</p>
        <p>
          <strong>{words.gpc}</strong>: {gpc ? words.gpcOn : words.gpcOff}
        </p>
        {CATEGORIES.map((category) => (
          <Switch
            key={category}
            label={words[category]}
            help={
              <>
                {words[`${category}Help`]} <Names category={category} words={words} />
              </>
            }
            disabled={category === 'necessary'}
            checked={category === 'necessary' || draft[category]}
            onChange={({ target }) => {
              setDraft({ ...draft, [category]: target.checked });
            }}
          />
        ))}
        <Link href={detailsHref}>{words.details}</Link>
        <div className={styles.save}>
          <Button
            onClick={() => {
              dialog.current?.close();
              store.choose(draft, 'settings');
            }}
          >
            {words.save}
          </Button>
        </div>
        {record && <Receipt record={record} words={words} site={site} />}
        {record && (
          <Button
            kind="secondary"
            onClick={() => {
              dialog.current?.close();
              store.reset();
            }}
          >
            {words.reset}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** What a category stores, by the names it stores it under. */
function Names({ category, words }: { category: Category; words: Words }) {
  const names = storedItems(category).map(({ name }) => name);
  if (names.length === 0) return words.storesNothing;
  const [before, after] = words.stored.split('{names}');
  return (
    <>
      {before}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          {/* The same in every language: it never mirrors. */}
          <code dir="ltr">{name}</code>
        </Fragment>
      ))}
      {after}
    </>
  );
}

function Receipt({ record, words, site }: { record: ConsentRecord; words: Words; site: string }) {
  const text = receiptOf(record, site);
  const { status, copy } = useCopy(text);
  return (
    <details>
      <summary className={styles.summary}>{words.receipt}</summary>
      {/* Names and dates, the same in every language. */}
      <pre className={styles.receipt} dir="ltr" lang="en">
        {text}
      </pre>
      <Button kind="secondary" onClick={copy}>
        {words.copyReceipt}
      </Button>
      <p role="status">{status !== 'idle' && words[status]}</p>
    </details>
  );
}
