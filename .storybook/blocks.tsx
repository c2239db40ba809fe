import {
  Controls,
  Description,
  Primary,
  PureArgsTable,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { Accessibility } from './accessibility';
import { Beside } from './beside';
import { rowsOf } from './rows';
import { Wide } from './wide';

interface OpeningProps {
  /** The entry to import it from. @default the published entry of its folder */
  entry?: string;
}

/** The beginning of a documentation page: purpose, import and an interactive example. */
export function Opening({ entry }: OpeningProps) {
  const folder = useFolder();
  return (
    <>
      <Title />
      <Subtitle>
        <code>{entry ?? `@tutoring/ui/${folder}`}</code>
      </Subtitle>
      <Description of="meta" />
      <Primary />
      <Wide label="Controls">
        <Controls />
      </Wide>
    </>
  );
}

interface ClosingProps {
  /** The components that the entry exports, by name. */
  parts: Record<string, ComponentType<never>>;
}

/** The end of a documentation page: how accessible it is, each state, the props of each component, and the entry's other exports. */
export function Closing({ parts }: ClosingProps) {
  const folder = useFolder();
  return (
    <>
      <Accessibility folder={folder} />
      <Stories includePrimary={false} title="Every state" />
      <h2 id="props">Props</h2>
      {Object.entries(parts).map(([name, part]) => (
        <section key={name}>
          <h3>{name}</h3>
          <Rows name={name} of={part} />
        </section>
      ))}
      <Beside folder={folder} />
    </>
  );
}

/** The folder of this page's component. */
function useFolder(): string {
  const of = useOf('meta');
  return of.type === 'meta' ? String(of.preparedMeta.id) : '';
}

function Rows({ name, of }: { name: string; of: unknown }) {
  const rows = rowsOf(of);
  if (Object.keys(rows).length === 0) return <p>No props of its own: it takes those of the element that it is.</p>;
  return (
    <Wide label={`Props of ${name}`}>
      <PureArgsTable rows={rows} />
    </Wide>
  );
}

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  gap: '1.5rem',
  marginBlock: '1rem 2rem',
});
const Column = styled.section(({ theme }) => ({
  borderBlockStart: `2px solid ${theme.color.defaultText}`,
  paddingBlockStart: '0.75rem',
  '&[data-kind="dont"]': { borderBlockStartStyle: 'dashed' },
}));

/** A `Do` and a `Dont` side by side. */
export function DoAndDont({ children }: { children: ReactNode }) {
  return <Columns>{children}</Columns>;
}

/** A list of what to do. */
export function Do({ children }: { children: ReactNode }) {
  return (
    <Column data-kind="do">
      <h3>Do</h3>
      {children}
    </Column>
  );
}

/** A list of what to avoid, with reasons. */
export function Dont({ children }: { children: ReactNode }) {
  return (
    <Column data-kind="dont">
      <h3>Don’t</h3>
      {children}
    </Column>
  );
}
