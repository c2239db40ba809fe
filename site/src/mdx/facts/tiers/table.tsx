import { ComparisonTable } from '@tutoring/ui/comparison-table';
import { fill } from '@tutoring/ui/internal/fill';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/page-data';
import { rulesOf } from '../../../shared/rules';
import type { TierFacts } from './loader';

/** The booking tiers compared row by row. */
export function TierTable({ facts: tiers }: { facts: TierFacts[] }) {
  const { layout, messages } = useLanguage();
  const rules = rulesOf({ layout, messages });
  const rowOf = (heading: string, cellOf: (tier: TierFacts) => ReactNode) => ({ heading, cells: tiers.map(cellOf) });
  const { levels = [] } = tiers[0] ?? {};
  return (
    <ComparisonTable
      caption={messages.tiersCaption}
      corner={messages.tiersCorner}
      columns={tiers.map(({ name }) => name)}
      rows={[
        rowOf(messages.tiersFor, ({ audience }) => audience),
        { heading: messages.termsSession, cells: [fill(messages.sessionIs, { length: layout.session })] },
        rowOf(messages.tiersContents, ({ contents }) => <List items={contents} />),
        rowOf(messages.tiersSums, ({ sums }) => <List items={sums} />),
        ...levels.map(({ label }, index) => rowOf(label, (tier) => <List items={tier.levels[index]?.sums ?? []} />)),
        rowOf(messages.planStop, ({ stop }) => stop),
        ...rules.map(({ label, text }) => ({ heading: label, cells: [text] })),
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
