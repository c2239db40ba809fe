import { languageOf } from '@tutoring/domain/languages';
import { ComparisonTable } from '@tutoring/ui/comparison-table';
import { fill } from '@tutoring/ui/internal/fill';
import type { ReactNode } from 'react';
import { aiRule } from '../../../shared/ai-rule';
import { useLanguage, usePage } from '../../../shared/page-data';
import type { TierFacts } from './loader';

/** The booking tiers compared row by row. */
export function TierTable({ facts: tiers }: { facts: TierFacts[] }) {
  const language = languageOf(usePage().lang);
  const { layout, messages } = useLanguage();
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
        { heading: messages.termsChange, cells: [layout.cancellation] },
        { heading: messages.termsCoursework, cells: [messages.courseworkRule] },
        { heading: messages.termsAi, cells: [aiRule({ messages, layout }, language, true)] },
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
