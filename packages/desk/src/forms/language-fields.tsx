import type { JsonSchema } from '@tutoring/domain/desk';
import { Button } from '@tutoring/ui/button';
import { Select } from '@tutoring/ui/field';
import { useRef, useState } from 'react';
import type { Path } from './edit-yaml';
import { Field } from './field';
import { useForm } from './form-context';
import { emptyOf } from './form-kind';
import { languageName } from './language-name';
import * as styles from './forms.css';

/** A value in each of several languages. */
export function LanguageFields({
  schema,
  path,
  value,
}: {
  schema: JsonSchema;
  path: Path;
  value: Record<string, unknown>;
}) {
  const { edit } = useForm();
  const { propertyNames, additionalProperties, required = [] } = schema;
  const below = typeof additionalProperties === 'object' ? additionalProperties : {};
  const all = (propertyNames?.enum ?? []).map(String);
  const missing = all.filter((language) => !(language in value));
  const root = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState('');
  const add = () => {
    edit({ set: [...path, chosen], to: emptyOf(below) });
    setChosen('');
    const added = chosen;
    requestAnimationFrame(() => {
      const field = root.current?.querySelector(`:scope > [lang="${added}"]`);
      field?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });
  };
  return (
    <div ref={root} className={styles.fields}>
      {all
        .filter((language) => language in value)
        .map((language) => (
          <div key={language} lang={language} className={styles.language}>
            <Field
              schema={{ ...below, title: languageName(language) }}
              path={[...path, language]}
              value={value[language]}
              isRequired
            />
            {!required.includes(language) && (
              <Button
                variant="secondary"
                onClick={() => {
                  edit({ remove: [...path, language] });
                  // The pressed button is gone; the choice is only there once a language is missing.
                  requestAnimationFrame(() => choice.current?.focus());
                }}
              >
                Remove {languageName(language)}
              </Button>
            )}
          </div>
        ))}
      {missing.length > 0 && (
        <div className={styles.actions}>
          <Select
            ref={choice}
            label="Add a language"
            saysOptional={false}
            value={chosen}
            options={[
              { value: '', label: 'Choose…' },
              ...missing.map((one) => ({ value: one, label: languageName(one) })),
            ]}
            onChange={({ target }) => setChosen(target.value)}
          />
          {/* Arrow keys choose one after the other: none may be added by that alone. */}
          <Button variant="secondary" disabled={chosen === ''} onClick={add}>
            Add{chosen && ` ${languageName(chosen)}`}
          </Button>
        </div>
      )}
    </div>
  );
}
