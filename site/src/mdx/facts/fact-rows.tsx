import { Fact, FactList } from '@tutoring/ui/fact-list';

/** A fact with its name. */
export type FactRow = { label: string; value: string };

/** Facts below each other, such as the legal details of the business. */
export function FactRows({ facts }: { facts: readonly FactRow[] }) {
  return (
    <FactList>
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
