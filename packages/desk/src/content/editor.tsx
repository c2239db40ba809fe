import { contentKindOf } from '@tutoring/domain/content-limits';
import type { DeskSchemas, JsonSchema } from '@tutoring/domain/desk';
import { useEffect, useRef, useState } from 'react';
import { Trouble } from '../common/trouble';
import type { ContentApi } from '../content-api';
import { problemsIn, type FieldProblem, type FieldTarget } from '../forms';
import type { EditTarget } from './addresses';
import { BesideSelect, isFrameable, OtherLanguage, Preview, previewHref, type BesideChoice } from './beside';
import { lineOfField } from './caret';
import { Conflict } from './conflict';
import { DataFields, PageFields } from './fields';
import { Languages } from './languages';
import { languageName, type Entry } from './model/files';
import { splitPage } from './model/mdx-file';
import { DocumentNotice, StaleTranslations } from './notices';
import { FieldProblems, Problems } from './problems';
import { Saving } from './saving';
import { useDocument, type DocumentState } from './use-document';
import { useLines } from './use-lines';
import { useWide } from './use-wide';
import * as styles from './content.css';

interface EditorProps {
  api: ContentApi;
  target: EditTarget;
  /** The entry of the list that the file belongs to, if the list has been read. */
  entry: Entry | undefined;
  /** The paths of what is saved and not published. */
  unpublished: ReadonlySet<string>;
  schemas: DeskSchemas;
  /** The origin that shows what is saved. */
  preview: string | undefined;
  /** The address of the list. */
  listHref: string;
}

/** One file: its fields and text, what stands beside them, and how it is saved. */
export function Editor({ api, target, entry, unpublished, schemas, preview, listHref }: EditorProps) {
  const { path, line, field } = target;
  const state = useDocument(api, path);
  const { status, text, error, problems, conflict } = state;
  const isPage = contentKindOf(path) === 'page';
  const schema = isPage ? frontmatterSchema(schemas, splitPage(text).head) : schemas.data[path];
  const { head, body, show } = useLines(text, isPage);
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

  const opened = useRef(false);
  useEffect(() => {
    if (status !== 'ready' || opened.current) return;
    opened.current = true;
    // Without a form, the field is a line of the text.
    const wanted = line ?? (field && !schema && !isPage ? lineOfField(text, field) : undefined);
    if (wanted) show(wanted);
  }, [status, line, field, isPage, schema, text, show]);

  const save = (summary: string) => {
    const found = schema ? wrongFields(schema, isPage ? splitPage(text).head : text) : [];
    setWrong(found);
    if (found.length === 0) state.save(summary);
  };

  const language = version && others.length > 0 ? languageName(version.language) : undefined;
  const summary = `Edit ${[entry?.name ?? path, language].filter(Boolean).join(', ')}`;
  const fields = {
    path,
    text,
    schema,
    headField: head,
    bodyField: body,
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
      {error && <Failure error={error} state={state} path={path} onLine={show} hasProblems={problems.length > 0} />}
      {conflict && <Conflict parts={conflict} onResolve={state.resolve} />}
      {status === 'ready' && !conflict && (
        <div className={styles.editor} data-beside={hasPreview || other ? '' : undefined}>
          <div className={styles.fields}>
            <DocumentNotice state={state} />
            {version?.language === 'en' && others.length > 0 && state.isChanged && (
              <StaleTranslations others={others} />
            )}
            {isPage ? <PageFields {...fields} /> : <DataFields {...fields} />}
            <Saving state={state} summary={summary} onSave={save} />
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
  hasProblems: boolean;
  onLine: (line: number) => void;
}

function Failure({ error, state, path, hasProblems, onLine }: FailureProps) {
  if (hasProblems) return <Problems says={error.message} problems={state.problems} path={path} onLine={onLine} />;
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

/** The schema of a page's fields, by the template that they name. */
function frontmatterSchema(schemas: DeskSchemas, head: string): JsonSchema | undefined {
  const [, template = ''] = /^template:\s*["']?([\w-]+)/m.exec(head) ?? [];
  return schemas.frontmatter[template];
}
