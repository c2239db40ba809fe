import type { DeskSchemas, JsonSchema } from '@tutoring/domain/desk';
import { contentKindOf } from '@tutoring/domain/content-limits';
import { Button } from '@tutoring/ui/button';
import { TextArea } from '@tutoring/ui/field';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ContentApi } from '../content-api';
import { SchemaForm } from '../forms';
import type { EditTarget } from './addresses';
import { Beside, type BesideChoice } from './beside';
import { goToLine, lineOfField } from './caret';
import { Conflict } from './conflict';
import { Languages } from './languages';
import { languageName, type Entry } from './model/files';
import { linesAbove, splitPage, withParts } from './model/mdx-file';
import { DocumentNotice, StaleTranslations } from './notices';
import { Problems } from './problems';
import { Saving } from './saving';
import { TextPane } from './text-pane';
import { useDocument, type DocumentState } from './use-document';
import * as styles from './content.css';

interface EditorProps {
  api: ContentApi;
  target: EditTarget;
  /** The entry of the list that the file belongs to, if the list has been read. */
  entry: Entry | undefined;
  schemas: DeskSchemas | undefined;
  /** The origin that shows what is saved. */
  preview: string | undefined;
  /** The address of the list. */
  listHref: string;
}

/** As the library's stylesheets say it: two columns fit from here. */
const WIDE = '(min-width: 64rem)';

/** One file: its fields and text, what stands beside them, and how it is saved. */
export function Editor({ api, target, entry, schemas, preview, listHref }: EditorProps) {
  const { path, line, field } = target;
  const state = useDocument(api, path);
  const { status, text, error, problems, conflict } = state;
  const isPage = contentKindOf(path) === 'page';
  const { head, body, show } = useLines(text, isPage);
  const version = entry?.versions.find((one) => one.path === path);
  const others = entry?.versions.filter((one) => one.path !== path) ?? [];
  const [beside, setBeside] = useState<BesideChoice>(() => (matchMedia(WIDE).matches ? 'preview' : 'nothing'));

  const opened = useRef(false);
  useEffect(() => {
    if (status !== 'ready' || opened.current) return;
    opened.current = true;
    const wanted = line ?? (field && !isPage ? lineOfField(text, field) : undefined);
    if (wanted) show(wanted);
  }, [status, line, field, isPage, text, show]);

  const title = [entry?.name ?? path, version && others.length > 0 && languageName(version.language)]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={styles.root}>
      <div>
        <a href={listHref} className={styles.name}>
          All pages and files
        </a>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.quiet}>{path}</p>
        {entry && others.length > 0 && <Languages name={entry.name} versions={entry.versions} current={path} />}
      </div>
      {status === 'loading' && <p role="status">Loading…</p>}
      {error && <Trouble error={error} state={state} path={path} onLine={show} hasProblems={problems.length > 0} />}
      {conflict && <Conflict parts={conflict} onResolve={state.resolve} />}
      {status === 'ready' && !conflict && (
        <div className={styles.editor} data-beside={version ? '' : undefined}>
          <div className={styles.fields}>
            <DocumentNotice state={state} />
            {version?.language === 'en' && others.length > 0 && state.isChanged && (
              <StaleTranslations others={others} />
            )}
            <Fields
              state={state}
              path={path}
              isPage={isPage}
              headField={head}
              bodyField={body}
              onLine={show}
              lang={version?.language}
              schemas={schemas}
            />
            <Saving state={state} summary={`Edit ${title}`} />
          </div>
          {version && (
            <Beside
              api={api}
              version={version}
              others={others}
              preview={preview}
              saves={state.saves}
              choice={beside}
              onChoose={setBeside}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface TroubleProps {
  error: Error;
  state: DocumentState;
  path: string;
  hasProblems: boolean;
  onLine: (line: number) => void;
}

function Trouble({ error, state, path, hasProblems, onLine }: TroubleProps) {
  if (hasProblems) return <Problems says={error.message} problems={state.problems} path={path} onLine={onLine} />;
  return (
    <div role="alert" className={styles.notice} data-state="problem">
      <p>{error.message}</p>
      {state.status === 'failed' && (
        <Button variant="secondary" onClick={state.reload}>
          Try again
        </Button>
      )}
    </div>
  );
}

interface Lines {
  head: RefObject<HTMLTextAreaElement | null>;
  body: RefObject<HTMLTextAreaElement | null>;
  /** Moves the cursor to a line of the file, as the checks count them. */
  show: (line: number) => void;
}

/** The text fields of a file, and the way to a line in whichever has it. */
function useLines(text: string, isPage: boolean): Lines {
  const head = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const show = useCallback(
    (line: number) => {
      const above = isPage ? linesAbove(text) : 0;
      if (line > above || !head.current) {
        if (body.current) goToLine(body.current, Math.max(1, line - above));
        return;
      }
      // The fence above the fields is the first line.
      goToLine(head.current, Math.max(1, line - 1));
    },
    [text, isPage],
  );
  return { head, body, show };
}

interface FieldsProps {
  state: DocumentState;
  path: string;
  isPage: boolean;
  headField: Lines['head'];
  bodyField: Lines['body'];
  onLine: Lines['show'];
  lang: string | undefined;
  schemas: DeskSchemas | undefined;
}

function Fields({
  state: { text, change, problems },
  path,
  isPage,
  headField,
  bodyField,
  onLine,
  lang,
  schemas,
}: FieldsProps) {
  const own = problems.filter(({ file }) => file === path);
  if (!isPage) {
    const pane = (
      <TextPane label="Text of the file (YAML)" value={text} field={bodyField} onChange={change} onLine={onLine} />
    );
    const schema = schemas?.data[path];
    if (!schema) return pane;
    return (
      <>
        <SchemaForm schema={schema} text={text} problems={own} onChange={change} />
        <AsText>{pane}</AsText>
      </>
    );
  }
  const { head, body } = splitPage(text);
  const schema = frontmatterSchema(schemas, head);
  const area = (
    <TextArea
      ref={headField}
      label="Fields of the page (YAML)"
      saysOptional={false}
      lang={lang}
      dir="auto"
      className={styles.headText}
      value={head}
      onChange={({ currentTarget }) => change(withParts(text, { head: currentTarget.value }))}
    />
  );
  return (
    <>
      <details className={styles.fold}>
        <summary className={styles.summary}>Title, description and other fields</summary>
        <div className={styles.foldBody}>
          {schema && (
            <SchemaForm
              schema={schema}
              text={`${head}\n`}
              problems={own}
              firstLine={2}
              onChange={(yaml) => change(withParts(text, { head: yaml.replace(/\n$/, '') }))}
            />
          )}
          {schema ? <AsText>{area}</AsText> : area}
        </div>
      </details>
      <TextPane
        label="Text of the page"
        help="Headings begin with #, and an empty line ends a paragraph. Tags such as <Section> are the site’s components: Insert adds more."
        value={body}
        lang={lang}
        above={linesAbove(text)}
        components={schemas?.components}
        field={bodyField}
        onChange={(now) => change(withParts(text, { body: now }))}
        onLine={onLine}
      />
    </>
  );
}

/** The same as text: for what a form can't show, and for the lines that mistakes name. */
function AsText({ children }: { children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>The same as text</summary>
      <div className={styles.foldBody}>{children}</div>
    </details>
  );
}

/** The schema of a page's fields, by the template that they name. */
function frontmatterSchema(schemas: DeskSchemas | undefined, head: string): JsonSchema | undefined {
  const [, template = ''] = /^template:\s*["']?([\w-]+)/m.exec(head) ?? [];
  return schemas?.frontmatter[template];
}
