import type { JsonSchema } from '@tutoring/domain/desk';
import { Button } from '@tutoring/ui/button';
import { Checkbox } from '@tutoring/ui/field';
import { useId } from 'react';
import { GroupedSelect, type GroupedOption } from '../common/grouped-select';
import { problemWith } from './check-value';
import { sourceAt, type Path } from './edit-yaml';
import { DayField } from './day-field';
import { focusFieldSoon } from './focus-field';
import { nameOf, problemsAt, useForm } from './form-context';
import { choiceLabel, emptyOf, kindOf, labelOf, resolve } from './form-kind';
import { LanguageFields } from './language-fields';
import { ListField, MapField } from './collections';
import { NumberField } from './number-field';
import { TextValue } from './text-value';
import * as styles from './forms.css';

export interface FieldProps {
  schema: JsonSchema;
  path: Path;
  value: unknown;
  /** Whether the file needs it. Otherwise an empty field leaves the file. */
  isRequired?: boolean;
  /** Whether it is the whole form, which has its label above it. */
  isOutermost?: boolean;
}

/** A field for a value, or a group of fields. */
export function Field({ schema: given, path, value, isRequired = false, isOutermost = false }: FieldProps) {
  const form = useForm();
  const schema = resolve(given, value);
  const name = path.at(-1) ?? '';
  const label = labelOf(schema, name);
  const kind = kindOf(schema, value);
  const set = (to: unknown) => form.edit(to === undefined ? { remove: path } : { set: path, to });
  const problem = (value === undefined ? undefined : problemWith(schema, value)) ?? problemsAt(form, path);
  const help = schema.description;
  const shared = { name: nameOf(path), label, help, problem, required: isRequired };

  switch (kind) {
    case 'text':
      return <TextValue {...shared} value={written(value)} set={set} />;
    case 'day':
      return (
        <DayField
          {...shared}
          value={written(value)}
          previewHref={typeof value === 'string' ? form.previewOn?.(value, path) : undefined}
          note={typeof value === 'string' ? form.noteOn?.(value, path) : undefined}
          set={set}
        />
      );
    case 'number':
      return <NumberField {...shared} value={written(value)} set={set} />;
    case 'choice': {
      const options: GroupedOption[] = (schema.enum ?? []).map((one) => ({
        value: String(one),
        label: choiceLabel(schema, one),
        heading: schema.headings?.[String(one)],
      }));
      if (value !== undefined && !schema.enum?.includes(value))
        options.unshift({ value: written(value), label: `${written(value)} (not possible)` });
      return (
        <GroupedSelect
          {...shared}
          value={written(value)}
          options={isRequired && value !== undefined ? options : [{ value: '', label: '—' }, ...options]}
          onChange={({ target }) => set(schema.enum?.find((one) => String(one) === target.value))}
        />
      );
    }
    case 'choices':
      return (
        <Choices
          name={shared.name}
          schema={schema}
          label={label}
          value={value as unknown[] | undefined}
          set={set}
          problem={problem}
        />
      );
    case 'yes-no':
      return (
        <Checkbox
          name={shared.name}
          label={label}
          help={help}
          problem={problem}
          checked={(value ?? schema.default) === true}
          onChange={({ target }) => set(target.checked)}
        />
      );
    case 'fixed':
      return value === undefined && !isRequired ? (
        <Checkbox name={shared.name} label={label} help={help} checked={false} onChange={() => set(schema.const)} />
      ) : (
        <p className={styles.fixed}>
          {label}: {String(schema.const)}
        </p>
      );
    case 'unknown':
      return <Unknown label={label} path={path} />;
    default:
  }

  if (value === undefined && !isRequired && kind !== 'list')
    return (
      <div data-field={shared.name}>
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            set(emptyOf(schema));
            focusFieldSoon(currentTarget, path);
          }}
        >
          Add: {label}
        </Button>
        {help && <p className={styles.quiet}>{help}</p>}
      </div>
    );
  const fields =
    kind === 'object' ? (
      <ObjectFields schema={schema} path={path} value={(value ?? {}) as Record<string, unknown>} />
    ) : kind === 'languages' ? (
      <LanguageFields schema={schema} path={path} value={(value ?? {}) as Record<string, unknown>} />
    ) : kind === 'map' ? (
      <MapField schema={schema} path={path} value={(value ?? {}) as Record<string, unknown>} />
    ) : (
      <ListField schema={schema} label={label} path={path} value={(value ?? []) as unknown[]} />
    );
  if (isOutermost) return fields;
  return (
    <fieldset className={styles.group} data-field={shared.name}>
      <legend className={styles.legend}>{label}</legend>
      {help && <p className={styles.quiet}>{help}</p>}
      {kind !== 'object' && problemWith(schema, value) && (
        <p className={styles.problem}>{problemWith(schema, value)}</p>
      )}
      {fields}
      {!isRequired && value !== undefined && kind === 'object' && (
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            set(undefined);
            focusFieldSoon(currentTarget, path);
          }}
        >
          Remove: {label}
        </Button>
      )}
    </fieldset>
  );
}

/** The fields of an object, then what the schema does not know. */
function ObjectFields({ schema, path, value }: { schema: JsonSchema; path: Path; value: Record<string, unknown> }) {
  const { properties = {}, required = [] } = schema;
  return (
    <div className={styles.fields}>
      {Object.entries(properties)
        .filter(([, below]) => !below.readOnly)
        .map(([name, below]) => (
          <Field
            key={name}
            schema={below}
            path={[...path, name]}
            value={value[name]}
            isRequired={required.includes(name)}
          />
        ))}
      {Object.keys(value)
        .filter((name) => !(name in properties))
        .map((name) => (
          <Unknown key={name} label={name} path={[...path, name]} />
        ))}
    </div>
  );
}

/** What the form cannot show stays in the file as it is written. */
function Unknown({ label, path }: { label: string; path: Path }) {
  const { text } = useForm();
  const id = useId();
  return (
    <div data-field={nameOf(path)}>
      <p id={id} className={styles.legend}>
        {label}
      </p>
      <p className={styles.quiet}>
        This form has no field for it. It stays as it is; change it in the text of the file.
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- people scroll it by keyboard */}
      <pre className={styles.source} tabIndex={0} role="region" aria-labelledby={id}>
        {sourceAt(text, path)}
      </pre>
    </div>
  );
}

/** A scalar as its field shows it. */
const written = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

interface ChoicesProps {
  name: string;
  schema: JsonSchema;
  label: string;
  value: unknown[] | undefined;
  set: (to: unknown) => void;
  problem: string | undefined;
}

/** Several of a few. They are written in the order of the schema. */
function Choices({ name, schema, label, value = [], set, problem }: ChoicesProps) {
  const all = schema.items?.enum ?? [];
  return (
    <fieldset className={styles.group} data-field={name}>
      <legend className={styles.legend}>{label}</legend>
      {schema.description && <p className={styles.quiet}>{schema.description}</p>}
      {problem && <p className={styles.problem}>{problem}</p>}
      <div className={styles.choices}>
        {all.map((one) => (
          <Checkbox
            key={String(one)}
            label={choiceLabel(schema.items, one)}
            checked={value.includes(one)}
            onChange={({ target }) =>
              set(all.filter((other) => (other === one ? target.checked : value.includes(other))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
