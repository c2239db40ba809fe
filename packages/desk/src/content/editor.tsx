import { contentKindOf } from '@tutoring/domain/content-limits';
import type { DeskSchemas, JsonSchema } from '@tutoring/domain/desk';
import { useEffect, useRef, useState } from 'react';
import { Trouble } from '../common/trouble';
import type { ContentApi } from '../content-api';
import { pathAtLine, problemsIn, type FieldProblem, type FieldTarget, type Path } from '../forms';
import type { EditTarget } from './addresses';
import { BesideSelect, isFrameable, OtherLanguage, Preview, previewHref, type BesideChoice } from './beside';
import { lineOfField } from './caret';
import { Conflict } from './conflict';
import { DataFields, PageFields } from './fields';
import { Languages } from './languages';
import { entryOf, languageName, type Entry } from './model/files';
import { linesAbove, splitPage } from './model/mdx-file';
import { DocumentNotice, StaleTranslations } from './notices';
import { FieldProblems, Problems } from './problems';
import { PublishedText } from './published-text';
import { Saving } from './saving';
import { useDocument, type DocumentState } from './use-document';
import { useLines } from './use-lines';
import { useWide } from './use-wide';
import * as styles from './content.css';

interface EditorProps {
  api: ContentApi;
  target: EditTarget;
  /** The list, if it has been read. */
  entries: readonly Entry[] | undefined;
  /** The paths of what is saved and not published. */
  unpublished: ReadonlySet<string>;
  schemas: DeskSchemas;
  /** The origin that shows what is saved. */
  preview: string | undefined;
  /** The address of the list. */
  listHref: string;
}

/** The list of translations is above the fields, perhaps out of sight. */
const TRANSLATIONS_NEXT = 'The translations still say what was here before: their list is above.';

/** One file: its fields and text, what stands beside them, and how it is saved. */
export function Editor({ api, target, entries, unpublished, schemas, preview, listHref }: EditorProps) {
  const { path, line, field } = target;
  const entry = entries && entryOf(entries, path);
  const state = useDocument(api, path);
  const { status, text, error, problems, conflict } = state;
  const isPage = contentKindOf(path) === 'page';
  const schema = isPage ? frontmatterSchema(schemas, splitPage(text).head) : schemas.data[path];
  const { head, body, blocks, show } = useLines(text, isPage);
  const [shown, setShown] = useState<FieldTarget | undefined>(field === undefined ? undefined : { field });
  const [wrong, setWrong] = useState<readonly FieldProblem[]>([]);
  const version = entry?.versions.find((one) => one.path === path);
  const others = entry?.versions.filter((one) => one.path !== path) ?? [];
  const address = version?.address ?? entry?.shownOn;
  const hasFrame = useWide() && address !== undefined && isFrameable(preview);
  const [chosen, setBeside] = useState<BesideChoice>();
  const beside = chosen ?? (hasFrame ? 'preview' : 'nothing');
  const other = others.find((one) => one.path === beside);
  const hasPreview = beside === 'preview' && hasFrame;

  const [isOpened, setOpened] = useState(false);
  if (status === 'ready' && !isOpened) {
    setOpened(true);
    const found = line && fieldAt(schema, text, isPage, line);
    if (found) setShown({ field: found.join('.') });
  }
  const opened = useRef(false);
  useEffect(() => {
    if (status !== 'ready' || opened.current) return;
    opened.current = true;
    // Without a form, the field is a line of the text.
    const wanted = line ?? (field && !schema && !isPage ? lineOfField(text, field) : undefined);
    if (wanted && !fieldAt(schema, text, isPage, wanted)) show(wanted);
  }, [status, line, field, isPage, schema, text, show]);
  /** Shows the field of a line where the form has one, otherwise the line of the text. */
  const showLine = (at: number) => {
    const found = fieldAt(schema, text, isPage, at);
    if (found) setShown({ field: found.join('.') });
    else show(at);
  };

  const save = (summary: string) => {
    const found = schema ? wrongFields(schema, isPage ? splitPage(text).head : text) : [];
    setWrong(found);
    if (found.length === 0) state.save(summary);
  };

  const isUnpublished = unpublished.has(path);
  const language = version && others.length > 0 ? languageName(version.language) : undefined;
  const summary = `Edit ${[entry?.name ?? path, language].filter(Boolean).join(', ')}`;
  const fields = {
    path,
    text,
    schema,
    headField: head,
    bodyField: body,
    blocks,
    preview,
    onChange: state.change,
    components: schemas.components,
    problems: problems.filter(({ file }) => file === path),
    lang: version?.language,
    target: shown,
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div>
          <a href={listHref} className={styles.name}>
            All pages and files
          </a>
          <h2 className={styles.title} lang={version?.address && version.language} dir="auto">
            {version?.title ?? entry?.name ?? path}
          </h2>
          <p className={styles.quiet}>
            {[language, version?.address ?? path].filter(Boolean).join(' · ')}
            {preview !== undefined && address !== undefined && (
              <>
                {' · '}
                <a href={previewHref(address, preview)} target="_blank" rel="noreferrer">
                  Open the preview
                </a>
              </>
            )}
          </p>
        </div>
        <BesideSelect others={others} hasFrame={hasFrame} choice={beside} onChoose={setBeside} />
      </div>
      {entry && others.length > 0 && (
        <Languages name={entry.name} versions={entry.versions} current={path} unpublished={unpublished} />
      )}
      {status === 'loading' && <p role="status">Loading…</p>}
      {wrong.length > 0 && <FieldProblems problems={wrong} onField={(at) => setShown({ field: at.join('.') })} />}
      {error && <Failure error={error} state={state} path={path} entries={entries} onLine={showLine} />}
      {conflict && <Conflict parts={conflict} onResolve={state.resolve} />}
      {status === 'ready' && !conflict && (
        <div className={styles.editor} data-beside={hasPreview || other ? '' : undefined}>
          <div className={styles.fields}>
            <DocumentNotice state={state} />
            {version?.language === 'en' && others.length > 0 && (state.isChanged || isUnpublished) && (
              <StaleTranslations others={others} />
            )}
            {isUnpublished && !state.isChanged && <PublishedText api={api} path={path} onText={state.change} />}
            {isPage ? <PageFields {...fields} /> : <DataFields {...fields} />}
            <Saving
              state={state}
              summary={summary}
              onSave={save}
              next={version?.language === 'en' && others.length > 0 ? TRANSLATIONS_NEXT : undefined}
            />
          </div>
          {hasPreview && <Preview address={address} />}
          {other && <OtherLanguage key={other.path} api={api} version={other} />}
        </div>
      )}
    </div>
  );
}

interface FailureProps {
  error: Error;
  state: DocumentState;
  path: string;
  entries: readonly Entry[] | undefined;
  onLine: (line: number) => void;
}

function Failure({ error, state, path, entries, onLine }: FailureProps) {
  const { problems } = state;
  if (problems.length > 0)
    return <Problems says={error.message} problems={problems} path={path} entries={entries} onLine={onLine} />;
  return <Trouble error={error} onRetry={state.status === 'failed' ? state.reload : undefined} />;
}

/** The fields that the build would refuse. What is not YAML is left to the check, which names the line. */
function wrongFields(schema: JsonSchema, yaml: string): FieldProblem[] {
  try {
    return problemsIn(schema, yaml);
  } catch {
    return [];
  }
}

/** The field in a line of the file; nothing without a form, in the text of a page, and where the YAML cannot be read. */
function fieldAt(schema: JsonSchema | undefined, text: string, isPage: boolean, line: number): Path | undefined {
  if (!schema || (isPage && line > linesAbove(text))) return undefined;
  try {
    // The fence above the fields is the first line.
    return isPage ? pathAtLine(splitPage(text).head, line - 1) : pathAtLine(text, line);
  } catch {
    return undefined;
  }
}

/** The schema of a page's fields, by the template that they name. */
function frontmatterSchema(schemas: DeskSchemas, head: string): JsonSchema | undefined {
  const [, template = ''] = /^template:\s*["']?([\w-]+)/m.exec(head) ?? [];
  return schemas.frontmatter[template];
}
