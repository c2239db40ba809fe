import type { ContentMistake } from '@tutoring/domain/content';
import type { DeskSchemas, JsonSchema } from '@tutoring/domain/desk';
import { TextArea } from '@tutoring/ui/field';
import { useState, type ReactNode } from 'react';
import { SchemaForm, type FieldTarget } from '../forms';
import { BlockEditor } from './block-editor';
import { linesAbove, splitPage, withParts } from './model/mdx-file';
import { seasonNote, seasonPreview } from './seasons';
import { TextPane } from './text-pane';
import type { Lines } from './use-lines';
import * as styles from './content.css';

interface FieldsProps {
  path: string;
  text: string;
  onChange: (text: string) => void;
  schema: JsonSchema | undefined;
  components: DeskSchemas['components'];
  /** What the last save was refused for, in this file. */
  problems: readonly ContentMistake[];
  headField: Lines['head'];
  bodyField: Lines['body'];
  blocks: Lines['blocks'];
  lang: string | undefined;
  /** The field to show. */
  target: FieldTarget | undefined;
  /** The origin that shows what is saved. */
  preview: string | undefined;
}

/** The fields of a data file, and the same as text. */
export function DataFields({ path, text, onChange, schema, problems, bodyField, target, preview }: FieldsProps) {
  const pane = <TextPane label="Text of the file (YAML)" value={text} field={bodyField} onChange={onChange} />;
  if (!schema) return pane;
  return (
    <>
      <SchemaForm
        schema={schema}
        text={text}
        problems={problems}
        onChange={onChange}
        target={target}
        previewOn={seasonPreview(path, text, preview)}
        noteOn={seasonNote(path)}
      />
      <AsText>{pane}</AsText>
    </>
  );
}

/** The fields and the text of a page. */
export function PageFields({
  text,
  onChange,
  schema,
  components,
  problems,
  headField,
  bodyField,
  blocks,
  lang,
  target,
}: FieldsProps) {
  const { head, body } = splitPage(text);
  const [isOpen, setOpen] = useState(target !== undefined);
  const [shown, setShown] = useState(target);
  if (shown !== target) {
    setShown(target);
    setOpen(true);
  }
  const area = (
    <TextArea
      ref={headField}
      label="Fields of the page (YAML)"
      saysOptional={false}
      lang={lang}
      dir="auto"
      className={styles.headText}
      value={head}
      onChange={({ currentTarget }) => onChange(withParts(text, { head: currentTarget.value }))}
    />
  );
  return (
    <>
      <details
        className={styles.fold}
        open={isOpen}
        onToggle={({ currentTarget, target: toggled }) => toggled === currentTarget && setOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>Title, description and other fields</summary>
        <div className={styles.foldBody}>
          {schema && (
            <SchemaForm
              schema={schema}
              text={`${head}\n`}
              problems={problems}
              firstLine={2}
              target={target}
              onChange={(yaml) => onChange(withParts(text, { head: yaml.replace(/\n$/, '') }))}
            />
          )}
          {schema ? <AsText>{area}</AsText> : area}
        </div>
      </details>
      <p className={styles.quiet}>
        Enter begins a new paragraph. Change the words, and leave tags such as &lt;Mark&gt; around them. ** makes words
        bold.
      </p>
      <BlockEditor
        text={body}
        lang={lang}
        above={linesAbove(text)}
        components={components}
        problems={problems}
        root={blocks}
        onChange={(now) => onChange(withParts(text, { body: now }))}
      />
      <AsText summary="The whole text, with its tags">
        <TextPane
          label="Whole text of the page"
          help="Headings begin with #, and an empty line ends a paragraph. Tags such as <Section> are the site’s components: Insert adds more."
          value={body}
          lang={lang}
          above={linesAbove(text)}
          components={components}
          field={bodyField}
          onChange={(now) => onChange(withParts(text, { body: now }))}
        />
      </AsText>
    </>
  );
}

/** The same as text: for what a form can't show, and for the lines that mistakes name. */
function AsText({ summary = 'The same as text', children }: { summary?: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.foldBody}>{children}</div>
    </details>
  );
}
