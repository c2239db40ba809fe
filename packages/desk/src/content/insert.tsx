import type { DeskComponent, JsonSchema } from '@tutoring/domain/desk';
import { Button } from '@tutoring/ui/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle } from '@tutoring/ui/dialog';
import { Checkbox, Select, TextField } from '@tutoring/ui/field';
import { useId, useRef, useState } from 'react';
import { attributesOf, snippetOf } from './model/snippet';
import * as styles from './content.css';

interface InsertProps {
  components: readonly DeskComponent[];
  /** Called with what to insert at the cursor. `inner` is the text that is selected there. */
  onInsert: (make: (inner: string) => string, isInline: boolean) => void;
}

/** Offers the components that a page may have, with their attributes, and inserts one at the cursor. */
export function Insert({ components, onInsert }: InsertProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(components[0]?.name ?? '');
  const component = components.find((one) => one.name === name);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Insert…
      </Button>
      <Dialog ref={dialog} id={id}>
        <DialogHeader>
          <DialogTitle>Insert at the cursor</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <div className={styles.insert}>
          <Select
            label="What"
            saysOptional={false}
            options={components.map((one) => ({ value: one.name, label: one.name }))}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {component && (
            <AttributesForm
              key={component.name}
              component={component}
              onInsert={(make) => {
                dialog.current?.close();
                onInsert(make, component.inline);
              }}
            />
          )}
        </div>
      </Dialog>
    </>
  );
}

interface AttributesFormProps {
  component: DeskComponent;
  onInsert: (make: (inner: string) => string) => void;
}

function AttributesForm({ component, onInsert }: AttributesFormProps) {
  const { properties = {}, required = [] } = component.attributes;
  const [values, setValues] = useState(() => attributesOf(component));
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const isMissing = (name: string) => required.includes(name) && !values[name]?.trim();
  const insert = () => {
    setAsked(true);
    const missing = Object.keys(properties).find(isMissing);
    if (missing) form.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
    else onInsert((inner) => snippetOf(component, values, inner));
  };
  return (
    <div ref={form} className={styles.insert}>
      <p>{component.description}</p>
      {Object.entries(properties).map(([name, schema]) => (
        <AttributeField
          key={name}
          name={name}
          schema={schema}
          isRequired={required.includes(name)}
          problem={isAsked && isMissing(name) ? 'Fill this in: the build needs it.' : undefined}
          value={values[name] ?? ''}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      <div>
        <h3 className={styles.quiet}>What is inserted</h3>
        <pre className={styles.quoted}>{snippetOf(component, values)}</pre>
      </div>
      <Button onClick={insert}>Insert {component.name}</Button>
    </div>
  );
}

interface AttributeFieldProps {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  problem: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** One attribute: a box to tick for “yes”, a choice where there are few values, else text. */
function AttributeField({ name, schema, isRequired, problem, value, onChange }: AttributeFieldProps) {
  const common = { name, label: schema.title ?? name, help: schema.description, problem };
  if (schema.const !== undefined) {
    const written = typeof schema.const === 'string' ? schema.const : 'yes';
    return (
      <Checkbox
        {...common}
        checked={value !== ''}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? written : '')}
      />
    );
  }
  if (schema.enum)
    return (
      <Select
        {...common}
        required={isRequired}
        options={[
          { value: '', label: isRequired ? 'Choose one' : 'None' },
          ...schema.enum.map((one) => ({ value: String(one), label: String(one) })),
        ]}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <TextField
      {...common}
      required={isRequired}
      dir="auto"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
