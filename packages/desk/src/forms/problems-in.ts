import type { JsonSchema } from '@tutoring/domain/desk';
import { problemWith } from './check-value';
import { readYaml, type Path } from './edit-yaml';
import { kindOf, labelOf, resolve } from './form-kind';
import { languageName } from './language-name';

/** A field whose value the build would refuse. */
export interface FieldProblem {
  /** Its labels from the outermost, such as “Banners › back-to-school › Last day”. */
  label: string;
  path: Path;
  message: string;
}

/**
 * What is wrong with the values of a YAML text, as far as its schema says.
 * @throws {Error} if it is not YAML.
 */
export function problemsIn(schema: JsonSchema, text: string): FieldProblem[] {
  return [...within(schema, readYaml(text), [], [])];
}

function* within(given: JsonSchema, value: unknown, path: Path, above: readonly string[]): Generator<FieldProblem> {
  const schema = resolve(given, value);
  const labels = path.length === 0 ? above : [...above, nameIn(schema, path.at(-1) ?? '')];
  const message = problemWith(schema, value);
  if (message) yield { label: labels.join(' › '), path, message };
  if (typeof value !== 'object' || value === null) return;
  const kind = kindOf(schema, value);
  const below = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) yield* within(schema.items ?? {}, item, [...path, place], labels);
  } else if (kind === 'object') {
    const { properties = {}, required = [] } = schema;
    for (const [name, field] of Object.entries(properties)) {
      const found = (value as Record<string, unknown>)[name];
      const at = [...path, name];
      if (found !== undefined) yield* within(field, found, at, labels);
      else if (required.includes(name))
        yield {
          label: [...labels, labelOf(field, name)].join(' › '),
          path: at,
          message: 'Fill this in: pages need it.',
        };
    }
  } else if (kind === 'languages' || kind === 'map') {
    for (const [name, entry] of Object.entries(value))
      yield* within(
        { ...below, title: kind === 'languages' ? languageName(name) : name },
        entry,
        [...path, name],
        labels,
      );
  }
}

/** A field's label; an item of a list has its number, as its form shows it. */
function nameIn(schema: JsonSchema, name: string | number): string {
  return typeof name === 'number' && schema.title ? `${schema.title} ${name + 1}` : labelOf(schema, name);
}
