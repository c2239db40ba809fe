import type { ContentMistake } from '@tutoring/domain/content';
import type { JsonSchema } from '@tutoring/domain/desk';
import { useEffect, useMemo, useRef } from 'react';
import { editYaml, readYaml, type Path } from './edit-yaml';
import { FormContext, type FormState } from './form-context';
import { Field } from './field';
import { focusField } from './focus-field';
import * as styles from './forms.css';

export interface SchemaFormProps {
  /** What the values may be. */
  schema: JsonSchema;
  /** The YAML, as the file has it. */
  text: string;
  /** Called with the YAML after each change. Only the changed value's text differs. */
  onChange: (text: string) => void;
  /** What the last save was refused for, in this file. Fields show theirs. @default none */
  problems?: readonly ContentMistake[];
  /** The line of the file in which `text` begins, from 1: 2 for frontmatter. @default 1 */
  firstLine?: number;
  /** The part of the file that is shown, with its schema. @default the whole file */
  path?: Path;
  /** The field to show and to focus, such as `trader.legalName`. A new object shows it again. @default none */
  target?: FieldTarget | undefined;
  /** The address of a page as it is on a day. Days then have a link to it. @default none */
  previewOn?: FormState['previewOn'];
  /** What the owner should know about a day that is allowed nevertheless. @default nothing */
  noteOn?: FormState['noteOn'];
}

/** A field, by its names and places from the outermost. */
export interface FieldTarget {
  field: string;
}

const NO_PROBLEMS: readonly ContentMistake[] = [];
const WHOLE: Path = [];

/** A form for a YAML text. What it cannot show stays in the text as it is. */
export function SchemaForm({
  schema,
  text,
  onChange,
  problems = NO_PROBLEMS,
  firstLine = 1,
  path = WHOLE,
  target,
  previewOn,
  noteOn,
}: SchemaFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const form = useMemo<FormState>(
    () => ({
      text,
      problems,
      firstLine,
      target: target?.field.split('.'),
      previewOn,
      noteOn,
      edit: (edit) => onChange(editYaml(text, edit)),
    }),
    [text, problems, firstLine, target, previewOn, noteOn, onChange],
  );
  useEffect(() => {
    if (target && root.current) focusField(root.current, target.field.split('.'));
  }, [target]);
  let whole: unknown;
  try {
    whole = readYaml(text);
  } catch (error) {
    return <p role="alert">{(error as Error).message} Correct it in the text of the file.</p>;
  }
  const value = path.reduce<unknown>(
    (below, key) => (below as Record<string | number, unknown> | undefined)?.[key],
    whole,
  );
  return (
    <FormContext value={form}>
      <div ref={root} className={styles.form} data-form="">
        <Field schema={schema} path={path} value={value} isRequired isOutermost />
      </div>
    </FormContext>
  );
}
