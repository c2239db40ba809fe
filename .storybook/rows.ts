import type { PropItem } from 'react-docgen-typescript';

/** What the build reads of a component's props (docgen.ts) and hangs on it. */
interface Documented {
  __docgenInfo?: { props: Record<string, PropItem & { type: { value?: { value: string }[] } }> };
}

/** A row of a table of props. */
interface Row {
  name: string;
  description: string;
  type: { name: string; required: boolean };
  table: { type: { summary: string }; defaultValue: { summary: string } };
}

/** What a prop's row says that the compiler did not read, because it is React's own: `children`. */
export const ELEMENT: Pick<Row, 'description' | 'table'> = {
  description: 'What stands in it.',
  table: { type: { summary: 'ReactNode' }, defaultValue: { summary: 'none' } },
};

/** The rows of a table of props: each with a type and a default that a person can read. */
export function rowsOf(part: unknown): Record<string, Row> {
  const props = Object.values((part as Documented).__docgenInfo?.props ?? {});
  return Object.fromEntries(
    props.map(({ name, description, required, type, defaultValue, tags }) => [
      name,
      {
        name,
        description: description || (name === 'children' ? ELEMENT.description : ''),
        type: { name: type.name, required },
        table: {
          type: { summary: typeOf(type) },
          // What the author says of it comes before what the compiler found in the code.
          defaultValue: {
            summary: required
              ? 'required'
              : ((tags as Record<string, string> | undefined)?.default ?? defaultOf(defaultValue) ?? 'none'),
          },
        },
      },
    ]),
  );
}

/** A list of words names each; a component's words are too many to name. */
function typeOf({ name, raw, value }: { name: string; raw?: string; value?: { value: string }[] }): string {
  if (/^Partial<Translation</.test(name)) return 'some of its words';
  if (name === 'enum' && value) return value.map((one) => one.value).join(' | ');
  return raw ?? name;
}

function defaultOf(value: unknown): string | undefined {
  const text = (value as { value?: unknown } | null)?.value;
  return typeof text === 'string' ? text : undefined;
}
