import { AnchorMdx, Markdown, PureArgsTable, Source } from '@storybook/addon-docs/blocks';
import exported from 'virtual:exported';
import type { Exported, Field, Told } from './exported';
import { Wide } from './wide';

const pages = exported as Record<string, Told>;

/** A component's functions and types, below its tables of props. */
export function Beside({ folder }: { folder: string }) {
  const { here, elsewhere } = pages[folder] ?? { here: [], elsewhere: [] };
  if (here.length + elsewhere.length === 0) return null;
  return (
    <>
      <h2 id="functions-and-types">Functions and types</h2>
      {elsewhere.map(([name, home]) => (
        <p key={name}>
          <code>{name}</code> is described with{' '}
          <AnchorMdx href={`?path=/docs/${home}--docs`} target="_self">
            {home}
          </AnchorMdx>
          .
        </p>
      ))}
      {here.map((one) => (
        <One key={one.name} {...one} />
      ))}
    </>
  );
}

function One({ name, entry, description, definition, fields }: Exported) {
  return (
    <section>
      <h3>{name}</h3>
      <Markdown>{description}</Markdown>
      {entry ? (
        <p>
          From <code>{entry}</code>
        </p>
      ) : (
        <p>Named by the tables above, and not exported.</p>
      )}
      {definition && <Source code={definition} language="typescript" />}
      {fields.length > 0 && (
        <Wide label={`Fields of ${name}`}>
          <PureArgsTable rows={Object.fromEntries(fields.map(rowOf))} />
        </Wide>
      )}
    </section>
  );
}

function rowOf({ name, description, type, required, default: otherwise = 'none' }: Field) {
  const row = {
    name,
    description,
    type: { name: type, required },
    table: { type: { summary: type }, defaultValue: { summary: required ? 'required' : otherwise } },
  };
  return [name, row] as const;
}
