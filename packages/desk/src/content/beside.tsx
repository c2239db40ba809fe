import { Button } from '@tutoring/ui/button';
import { Select, TextArea } from '@tutoring/ui/field';
import { useEffect, useState } from 'react';
import type { ContentApi } from '../content-api';
import { editHref } from './addresses';
import { languageName, type Version } from './model/files';
import { splitPage } from './model/mdx-file';
import * as styles from './content.css';

/** What stands beside the text: nothing, the preview, or the path of a version in another language. */
export type BesideChoice = 'nothing' | 'preview' | (string & {});

interface BesideSelectProps {
  /** The versions in other languages. */
  others: readonly Version[];
  /** Whether the preview fits and may be framed. */
  hasFrame: boolean;
  choice: BesideChoice;
  onChoose: (choice: BesideChoice) => void;
}

/** Chooses what stands beside the text. */
export function BesideSelect({ others, hasFrame, choice, onChoose }: BesideSelectProps) {
  if (!hasFrame && others.length === 0) return null;
  return (
    <Select
      label="Beside the text"
      saysOptional={false}
      options={[
        { value: 'nothing', label: 'Nothing' },
        ...(hasFrame ? [{ value: 'preview', label: 'The preview' }] : []),
        ...others.map(({ path, language }) => ({ value: path, label: languageName(language), lang: language })),
      ]}
      value={choice}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

/** The address in a preview. */
export const previewHref = (address: string, preview: string): string => new URL(address, preview).href;

/** Pages of the development server may be framed; those of a deployed preview may not (`frame-ancestors`). */
export function isFrameable(preview: string | undefined): boolean {
  return preview !== undefined && ['127.0.0.1', 'localhost'].includes(new URL(preview).hostname);
}

interface PreviewProps {
  address: string;
}

/** The saved page. After a save the development server reloads it at the same place. */
export function Preview({ address }: PreviewProps) {
  const [reloads, setReloads] = useState(0);
  return (
    <aside className={styles.beside} aria-label="Preview">
      <iframe
        key={reloads}
        title={`Preview of ${address}`}
        // The local desk sends it to the preview, and waits with it until the preview has started.
        src={address === '/' ? '/?preview' : address}
        className={styles.frame}
      />
      <p className={styles.row}>
        <Button variant="secondary" onClick={() => setReloads(reloads + 1)}>
          Load the preview again
        </Button>
        <span className={styles.quiet}>It shows what is saved, a few seconds later.</span>
      </p>
    </aside>
  );
}

/** A version in another language, to read and to open. */
export function OtherLanguage({ api, version: { path, language } }: { api: ContentApi; version: Version }) {
  const [text, setText] = useState<string>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    const aborted = new AbortController();
    api.read(path, aborted.signal).then(
      (file) => !aborted.signal.aborted && setText(file.text ?? ''),
      (reason: Error) => !aborted.signal.aborted && setError(reason),
    );
    return () => aborted.abort();
  }, [api, path]);
  const name = languageName(language);
  return (
    <aside className={styles.beside} aria-label={`Text in ${name}`}>
      {error && <p role="alert">{error.message}</p>}
      {!error && text === undefined && <p role="status">Loading…</p>}
      {text !== undefined && (
        <>
          <a href={editHref({ path })} className={styles.name}>
            Edit {name}
          </a>
          <TextArea
            label={`Text in ${name}, to read`}
            saysOptional={false}
            readOnly
            lang={language}
            dir="auto"
            className={styles.text}
            value={splitPage(text).body}
          />
        </>
      )}
    </aside>
  );
}
