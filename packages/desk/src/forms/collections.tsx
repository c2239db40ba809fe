import type { JsonSchema } from '@tutoring/domain/desk';
import { Button } from '@tutoring/ui/button';
import { TextField } from '@tutoring/ui/field';
import { useState, type ReactNode } from 'react';
import type { Path } from './edit-yaml';
import { Field } from './field';
import { useForm } from './form-context';
import { emptyOf } from './form-kind';
import * as styles from './forms.css';

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
  return (
    <div className={styles.fields}>
      {value.map((item, index) => {
        const name = `${one} ${index + 1}`;
        return (
          // Items have no names of their own.
          <Folded key={index} title={titleOf(item, name)} isFlat={typeof item !== 'object'}>
            <Field schema={{ ...items, title: name }} path={[...path, index]} value={item} isRequired isOutermost />
            <p className={styles.actions}>
              {index > 0 && (
                <Button variant="secondary" onClick={() => edit({ move: path, from: index, to: index - 1 })}>
                  Move up<span className={styles.hidden}>: {name}</span>
                </Button>
              )}
              {index < value.length - 1 && (
                <Button variant="secondary" onClick={() => edit({ move: path, from: index, to: index + 1 })}>
                  Move down<span className={styles.hidden}>: {name}</span>
                </Button>
              )}
              <Button variant="secondary" onClick={() => edit({ remove: [...path, index] })}>
                Remove<span className={styles.hidden}>: {name}</span>
              </Button>
            </p>
          </Folded>
        );
      })}
      <p>
        <Button variant="secondary" onClick={() => edit({ into: path, at: value.length, item: emptyOf(items) })}>
          Add to: {label}
        </Button>
      </p>
    </div>
  );
}

/** Entries by name. */
export function MapField({ schema, path, value }: { schema: JsonSchema; path: Path; value: Record<string, unknown> }) {
  const { edit } = useForm();
  const [name, setName] = useState('');
  const below = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const isKnown = name in value;
  return (
    <div className={styles.fields}>
      {Object.entries(value).map(([key, entry]) => (
        <Folded key={key} title={key} isFlat={typeof entry !== 'object'}>
          <Field
            schema={{ ...below, title: key }}
            path={[...path, key]}
            value={entry}
            isRequired
            isOutermost={typeof entry === 'object'}
          />
          <p>
            <Button variant="secondary" onClick={() => edit({ remove: [...path, key] })}>
              Remove<span className={styles.hidden}>: {key}</span>
            </Button>
          </p>
        </Folded>
      ))}
      <div className={styles.actions}>
        <TextField
          label="Name of a new entry"
          saysOptional={false}
          value={name}
          problem={isKnown ? 'There is an entry with this name.' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          variant="secondary"
          disabled={name.trim() === '' || isKnown}
          onClick={() => {
            edit({ set: [...path, name.trim()], to: emptyOf(below) });
            setName('');
          }}
        >
          Add
        </Button>
      </div>
    </div>
  );
}

/** An entry with several fields is closed at first: files have hundreds. What is closed is not rendered. */
function Folded({ title, isFlat, children }: { title: string; isFlat: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (isFlat) return <div className={styles.item}>{children}</div>;
  return (
    <details className={styles.item} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      {isOpen && <div className={styles.fields}>{children}</div>}
    </details>
  );
}

/** The first text of an item names it. */
function titleOf(item: unknown, fallback: string): string {
  if (typeof item === 'string' && item !== '') return item;
  if (typeof item !== 'object' || item === null) return fallback;
  for (const below of Object.values(item)) {
    const title = typeof below === 'number' ? '' : titleOf(below, '');
    if (title) return title;
  }
  return fallback;
}
