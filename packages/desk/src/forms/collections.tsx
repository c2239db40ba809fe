import type { JsonSchema } from '@tutoring/domain/desk';
import { Button } from '@tutoring/ui/button';
import { TextField } from '@tutoring/ui/field';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { matches } from './check-value';
import type { Path } from './edit-yaml';
import { Field } from './field';
import { isWithin, nameOf, useForm } from './form-context';
import { choiceLabel, emptyOf } from './form-kind';
import { useItemKeys } from './item-keys';
import * as styles from './forms.css';

/** Up to this many small items are shown without a fold. */
const FEW = 6;
/** Fields that fit into a row. */
const IN_A_ROW = 3;

/** A list: its items can be added, moved and removed. */
export function ListField({
  schema,
  label,
  path,
  value,
}: {
  schema: JsonSchema;
  label: string;
  path: Path;
  value: unknown[];
}) {
  const { edit } = useForm();
  const { items = {} } = schema;
  const one = items.title ?? 'Entry';
  const root = useRef<HTMLDivElement>(null);
  const { keys, nextKey, expect } = useItemKeys(value);
  const [added, setAdded] = useState<number>();
  const [moved, setMoved] = useState<{ key: number | undefined; by: number }>();
  const [says, setSays] = useState('');
  useEffect(() => {
    // Browsers take the focus from an element that is put elsewhere. At an end of the list, only the other button is left.
    const item = moved && root.current?.querySelector(`:scope > [data-item="${moved.key}"]`);
    const buttons = item ? [...item.querySelectorAll<HTMLElement>('button[data-by]')] : [];
    (buttons.find(({ dataset }) => Number(dataset.by) === moved?.by) ?? buttons[0])?.focus();
  }, [moved]);
  const isFlat = value.length <= FEW && value.every(isSmall);
  const titleAt = (index: number) => titleOf(value[index], items) || `${one} ${index + 1}`;
  const move = (index: number, by: number) => {
    const to = index + by;
    expect({ move: index, to });
    setMoved({ key: keys[index], by });
    setSays(`${titleAt(index)} is number ${to + 1} of ${value.length} now.`);
    edit({ move: path, from: index, to });
  };
  const remove = (index: number) => {
    setAdded(undefined);
    expect({ remove: index });
    setSays(`${titleAt(index)} is removed.`);
    edit({ remove: [...path, index] });
    // The pressed button is gone.
    root.current?.querySelector<HTMLElement>(':scope > [data-add] > button')?.focus();
  };
  return (
    <div ref={root} className={styles.fields}>
      {value.map((item, index) => {
        const name = `${one} ${index + 1}`;
        return (
          <Folded
            key={keys[index]}
            item={keys[index]}
            path={[...path, index]}
            title={titleAt(index)}
            isFlat={isFlat || typeof item !== 'object'}
            isNew={keys[index] === added}
          >
            <Field schema={{ ...items, title: name }} path={[...path, index]} value={item} isRequired isOutermost />
            <p className={styles.actions}>
              {index > 0 && (
                <Button variant="secondary" data-by={-1} onClick={() => move(index, -1)}>
                  Move up<span className={styles.hidden}>: {name}</span>
                </Button>
              )}
              {index < value.length - 1 && (
                <Button variant="secondary" data-by={1} onClick={() => move(index, 1)}>
                  Move down<span className={styles.hidden}>: {name}</span>
                </Button>
              )}
              <Button variant="secondary" onClick={() => remove(index)}>
                Remove<span className={styles.hidden}>: {name}</span>
              </Button>
            </p>
          </Folded>
        );
      })}
      <p data-add="">
        <Button
          variant="secondary"
          onClick={() => {
            setAdded(nextKey);
            edit({ into: path, at: value.length, item: emptyOf(items) });
          }}
        >
          Add to: {label}
        </Button>
      </p>
      <p role="status" className={styles.hidden}>
        {says}
      </p>
    </div>
  );
}

/** Entries by name. */
export function MapField({ schema, path, value }: { schema: JsonSchema; path: Path; value: Record<string, unknown> }) {
  const { edit } = useForm();
  const [name, setName] = useState('');
  const [added, setAdded] = useState<string>();
  const newName = useRef<HTMLInputElement>(null);
  const below = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const newKey = keyFor(schema, name);
  const isKnown = newKey !== undefined && newKey in value;
  return (
    <div className={styles.fields}>
      {Object.entries(value).map(([key, entry]) => (
        <Folded
          key={key}
          path={[...path, key]}
          title={key}
          isFlat={typeof entry !== 'object'}
          startsOpen={Object.keys(value).length === 1}
          isNew={added === key}
        >
          <Field
            schema={{ ...below, title: key }}
            path={[...path, key]}
            value={entry}
            isRequired
            isOutermost={typeof entry === 'object'}
          />
          <p>
            <Button
              variant="secondary"
              onClick={() => {
                edit({ remove: [...path, key] });
                // The pressed button is gone.
                newName.current?.focus();
              }}
            >
              Remove<span className={styles.hidden}>: {key}</span>
            </Button>
          </p>
        </Folded>
      ))}
      <div className={styles.actions}>
        <TextField
          ref={newName}
          label="Name of a new entry"
          saysOptional={false}
          value={name}
          help={newKey !== name.trim() && newKey ? `It will be called ${newKey}.` : undefined}
          problem={
            isKnown
              ? `There is an entry with the name ${newKey}.`
              : newKey === undefined && name.trim() !== ''
                ? 'Write letters from a to z or digits, such as new-year.'
                : undefined
          }
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          variant="secondary"
          disabled={!newKey || isKnown}
          onClick={() => {
            if (!newKey) return;
            edit({ set: [...path, newKey], to: emptyOf(below) });
            setAdded(newKey);
            setName('');
          }}
        >
          Add
        </Button>
      </div>
    </div>
  );
}

/** The name of a new entry: as it is typed, or in the form that the schema wants; nothing if there is none. */
function keyFor({ propertyNames: { pattern } = {} }: JsonSchema, typed: string): string | undefined {
  const name = typed.trim();
  if (pattern === undefined || matches(pattern, name)) return name;
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return matches(pattern, plain) ? plain : undefined;
}

interface FoldedProps {
  path: Path;
  title: string;
  /** Whether it has few fields, which need no fold. */
  isFlat: boolean;
  /** Tells it from the other items of a list. */
  item?: number | undefined;
  /** Whether it is open at first. @default false */
  startsOpen?: boolean;
  /** Whether the owner has just added it: it is open then, and its first field has the focus. @default false */
  isNew?: boolean;
  children: ReactNode;
}

/** An entry with several fields is closed at first: files have hundreds. What is closed is not rendered. */
function Folded({ item, path, title, isFlat, startsOpen = false, isNew = false, children }: FoldedProps) {
  const { target } = useForm();
  const [isOpen, setOpen] = useState(() => isNew || startsOpen || isWithin(target, path));
  const [shown, setShown] = useState(target);
  if (shown !== target) {
    setShown(target);
    if (isWithin(target, path)) setOpen(true);
  }
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) root.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isNew]);
  if (isFlat)
    return (
      <div ref={root} className={`${styles.item} ${styles.compact}`} data-item={item} data-field={nameOf(path)}>
        {children}
      </div>
    );
  return (
    <details
      className={styles.item}
      open={isOpen}
      data-item={item}
      data-field={nameOf(path)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{title}</summary>
      {isOpen && (
        <div ref={root} className={styles.fields}>
          {children}
        </div>
      )}
    </details>
  );
}

/** Whether the fields of an item fit into a row, such as a currency and an amount. */
function isSmall(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return true;
  const values = Object.values(item);
  return values.length <= IN_A_ROW && values.every((value) => typeof value !== 'object');
}

/** The first text of an item names it; nothing if it has none. */
function titleOf(item: unknown, schema: JsonSchema = {}): string {
  if (typeof item === 'string') return item && choiceLabel(schema, item);
  if (typeof item !== 'object' || item === null) return '';
  for (const [key, below] of Object.entries(item)) {
    const title = titleOf(below, schema.properties?.[key]);
    if (title) return title;
  }
  return '';
}
