import type { JsonSchema } from '@tutoring/domain/desk';
import { Button } from '@tutoring/ui/button';
import { Select } from '@tutoring/ui/field';
import type { Path } from './edit-yaml';
import { Field } from './field';
import { useForm } from './form-context';
import { emptyOf } from './form-kind';
import * as styles from './forms.css';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language. */
export const languageName = (language: string): string => NAMES.of(language) ?? language;

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
  return (
    <div className={styles.fields}>
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
              <Button variant="secondary" onClick={() => edit({ remove: [...path, language] })}>
                Remove {languageName(language)}
              </Button>
            )}
          </div>
        ))}
      {missing.length > 0 && (
        <Select
          label="Add a language"
          saysOptional={false}
          value=""
          options={[
            { value: '', label: 'Choose…' },
            ...missing.map((one) => ({ value: one, label: languageName(one) })),
          ]}
          onChange={({ target }) => target.value && edit({ set: [...path, target.value], to: emptyOf(below) })}
        />
      )}
    </div>
  );
}
