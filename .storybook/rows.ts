import type { PropItem } from 'react-docgen-typescript';

/** A component's props, as the build reads them (docgen.ts) and attaches to it. */
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

/** The row of `children`, which the compiler leaves out because React types it. */
export const ELEMENT: Pick<Row, 'description' | 'table'> = {
  description: 'The content.',
  table: { type: { summary: 'ReactNode' }, defaultValue: { summary: 'none' } },
};

/** The rows of a table of props, with readable types and defaults. */
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
          // The author's `@default` comes before the default in the code.
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

/** A union of strings is listed. A component's messages are too many to list. */
function typeOf({ name, raw, value }: { name: string; raw?: string; value?: { value: string }[] }): string {
  if (/^Partial<Translation</.test(name)) return 'some of its messages';
  if (name === 'enum' && value) return value.map((one) => one.value).join(' | ');
  return raw ?? name;
}

function defaultOf(value: unknown): string | undefined {
  const text = (value as { value?: unknown } | null)?.value;
  return typeof text === 'string' ? text : undefined;
}
