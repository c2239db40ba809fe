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

interface BesideProps {
  api: ContentApi;
  /** The open version. */
  version: Version;
  /** The versions in other languages. */
  others: readonly Version[];
  /** The origin that shows what is saved. */
  preview: string | undefined;
  /** Changes with each save. */
  saves: number;
  choice: BesideChoice;
  onChoose: (choice: BesideChoice) => void;
}

/** The preview of a page, or the page in another language, beside the text. */
export function Beside({ api, version, others, preview, saves, choice, onChoose }: BesideProps) {
  const other = others.find(({ path }) => path === choice);
  return (
    <aside className={styles.beside} aria-label="Beside the text">
      <Select
        label="Beside the text"
        saysOptional={false}
        options={[
          { value: 'nothing', label: 'Nothing' },
          { value: 'preview', label: 'The preview' },
          ...others.map(({ path, language }) => ({ value: path, label: languageName(language), lang: language })),
        ]}
        value={choice}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      {choice === 'preview' && <Preview address={version.address} preview={preview} saves={saves} />}
      {other && <OtherLanguage key={other.path} api={api} version={other} />}
    </aside>
  );
}

/** Pages of the development server may be framed; those of a deployed preview may not (`frame-ancestors`). */
function isFrameable(preview: string): boolean {
  return ['127.0.0.1', 'localhost'].includes(new URL(preview).hostname);
}

type PreviewProps = Pick<BesideProps, 'preview' | 'saves'> & Pick<Version, 'address'>;

function Preview({ address, preview, saves }: PreviewProps) {
  const [reloads, setReloads] = useState(0);
  if (address === undefined) return <p>This file is a template of several pages, so it has no preview of its own.</p>;
  if (!preview)
    return (
      <p>
        No preview is running here. <a href={address}>Open the published page</a>, which shows what visitors see now.
      </p>
    );
  const href = new URL(address, preview).href;
  return (
    <>
      <p className={styles.row}>
        <a href={href} target="_blank" rel="noreferrer">
          Open the preview in a new tab
        </a>
        <span className={styles.quiet}>It shows what is saved.</span>
      </p>
      {isFrameable(preview) && (
        <>
          <iframe key={`${saves} ${reloads}`} title={`Preview of ${address}`} src={href} className={styles.frame} />
          <Button variant="secondary" onClick={() => setReloads(reloads + 1)}>
            Load the preview again
          </Button>
        </>
      )}
    </>
  );
}

/** A version in another language, to read and to open. */
function OtherLanguage({ api, version: { path, language } }: { api: ContentApi; version: Version }) {
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
  if (error) return <p role="alert">{error.message}</p>;
  if (text === undefined) return <p role="status">Loading…</p>;
  const name = languageName(language);
  return (
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
  );
}
