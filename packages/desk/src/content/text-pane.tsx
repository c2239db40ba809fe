import type { DeskComponent } from '@tutoring/domain/desk';
import { TextArea } from '@tutoring/ui/field';
import { useState, type RefObject } from 'react';
import { insertText } from './caret';
import { Insert } from './insert';
import { lineAt } from './model/mdx-file';
import { insertion } from './model/snippet';
import * as styles from './content.css';

interface TextPaneProps {
  label: string;
  help?: string;
  value: string;
  lang?: string | undefined;
  /** How many lines of the file stand above this text: lines are counted as the checks count them. @default 0 */
  above?: number;
  /** What can be inserted. @default nothing */
  components?: readonly DeskComponent[] | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
}

/** A plain text field, with the line of its cursor, and what can be inserted. */
export function TextPane({ label, help, value, lang, above = 0, components = [], field, onChange }: TextPaneProps) {
  const [line, setLine] = useState(above + 1);
  const insert = (make: (inner: string) => string, isInline: boolean) => {
    const area = field.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const text = make(value.slice(start, end));
    // The dialog gives the focus back to its button first.
    requestAnimationFrame(() => insertText(area, insertion(value, start, end, text, isInline), onChange));
  };
  return (
    <>
      <div className={styles.line}>
        {components.length > 0 && <Insert components={components} onInsert={insert} />}
        <p className={styles.quiet}>
          The cursor is in line {line} of {above + lineAt(value, value.length)}.
        </p>
      </div>
      <TextArea
        ref={field}
        label={label}
        help={help}
        saysOptional={false}
        lang={lang}
        dir="auto"
        spellCheck
        className={styles.text}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onSelect={({ currentTarget }) => setLine(above + lineAt(currentTarget.value, currentTarget.selectionStart))}
      />
    </>
  );
}
