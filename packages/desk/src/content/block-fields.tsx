import type { DeskComponent, JsonSchema } from '@tutoring/domain/desk';
import { TextArea } from '@tutoring/ui/field';
import type { KeyboardEvent } from 'react';
import type { Attribute } from './model/attributes';
import type { Block } from './model/blocks';
import * as styles from './block-editor.css';

type TextKind = Exclude<Block['kind'], 'tag' | 'gap'>;

const LABELS: Record<TextKind, string> = {
  heading: 'Heading',
  item: 'List item',
  paragraph: 'Paragraph',
  table: 'Table',
};
/** About how many letters fit into a line, for browsers that do not fit a field to its text. */
const LETTERS_IN_LINE = 70;

interface Common {
  lang: string | undefined;
  /** Its line in the file. */
  line: number;
  problem: string | undefined;
}

interface BlockFieldProps extends Common {
  kind: TextKind | 'attribute';
  /** @default the name of the kind, which only screen readers need */
  label?: string;
  help?: string | undefined;
  value: string;
  index?: number;
  /** What stands before an item of a list: its number. @default a bullet */
  mark?: string | undefined;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** A field as high as its text. */
export function BlockField({
  kind,
  label,
  help,
  problem,
  value,
  line,
  lang,
  index,
  mark,
  onChange,
  onKeyDown,
}: BlockFieldProps) {
  const rows = value.split('\n').reduce((sum, part) => sum + 1 + Math.floor(part.length / LETTERS_IN_LINE), 0);
  return (
    <div className={styles.block[kind]} data-mark={mark}>
      <TextArea
        label={label ?? (kind === 'attribute' ? '' : LABELS[kind])}
        help={help}
        problem={problem}
        saysOptional={false}
        lang={lang}
        dir="auto"
        spellCheck
        rows={rows}
        data-line={line}
        data-block={index}
        className={styles.field}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

interface TagFieldsProps extends Common {
  name: string;
  isClosing: boolean;
  attributes: readonly Attribute[];
  component: DeskComponent | undefined;
  onChange: (name: string, value: string) => void;
}

/** The texts of a tag, such as a section’s title, and the name of the tag. */
export function TagFields({ name, isClosing, attributes, component, onChange, ...common }: TagFieldsProps) {
  if (isClosing) return null;
  const { properties = {} } = component?.attributes ?? {};
  const texts = attributes.filter((one) => isText(properties[one.name]));
  const others = attributes.filter((one) => !texts.includes(one)).map(({ name: key, value }) => `${key}: ${value}`);
  return (
    <div className={styles.tag} title={component?.description}>
      {(texts.length === 0 || others.length > 0) && (
        <p className={styles.note}>
          <b>{name}</b> {others.join(' · ')}
        </p>
      )}
      {texts.map(({ name: key, value }) => (
        <BlockField
          key={key}
          kind="attribute"
          label={`${name}: ${key}`}
          help={properties[key]?.description}
          value={value}
          {...common}
          onChange={(now) => onChange(key, now)}
        />
      ))}
    </div>
  );
}

/** Whether an attribute holds words: the site’s own type of such attributes accepts anything but nothing. */
function isText(schema: JsonSchema | undefined): boolean {
  return schema?.pattern === '\\S' && !schema.enum;
}
