import { ComparisonTable } from '@tutoring/ui/comparison-table';
import { fill } from '@tutoring/ui/internal/fill';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/page-data';
import type { TierFacts } from './loader';

/** The booking tiers compared row by row. In English only, like the page. */
export function TierTable({ facts: tiers }: { facts: TierFacts[] }) {
  const { layout, messages } = useLanguage();
  const rowOf = (heading: string, cellOf: (tier: TierFacts) => ReactNode) => ({ heading, cells: tiers.map(cellOf) });
  return (
    <ComparisonTable
      caption="The ways to book, line by line"
      corner="What we compare"
      columns={tiers.map(({ name }) => name)}
      rows={[
        rowOf('For whom', ({ audience }) => audience),
        { heading: 'One session', cells: [fill(messages.sessionIs, { length: layout.session })] },
        rowOf('What it contains', ({ contents }) => <List items={contents} />),
        rowOf('Full price at our lowest rate', ({ sums }) => <List items={sums} />),
        rowOf('How to stop', ({ stop }) => stop),
        { heading: 'If plans change', cells: [layout.cancellation] },
        { heading: messages.termsCoursework, cells: [messages.courseworkRule] },
        { heading: messages.termsAi, cells: [`${messages.aiRule} It tells the student so.`] },
      ]}
    />
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
