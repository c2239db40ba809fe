import { ComparisonTable } from '@tutoring/ui/comparison-table';
import { useLanguage } from '../../../shell/page-data';
import type { TierFacts } from './facts';

/** The ways to book, line by line; English alone, as is the page that compares them. */
export function TierTable({ facts: tiers }: { facts: TierFacts[] }) {
  const { shell, words } = useLanguage();
  const rowOf = (heading: string, cellOf: (tier: TierFacts) => string) => ({ heading, cells: tiers.map(cellOf) });
  return (
    <ComparisonTable
      caption="The ways to book, line by line"
      corner="What is compared"
      columns={tiers.map(({ name }) => name)}
      rows={[
        rowOf('For whom', ({ audience }) => audience),
        rowOf('Price', ({ price }) => (typeof price === 'string' ? price : `${shell.price}, ${words.perSession}`)),
        rowOf('What it contains', ({ contents }) => contents.join('; ')),
        { heading: 'Moving and cancelling', cells: [shell.cancellation] },
      ]}
    />
  );
}
