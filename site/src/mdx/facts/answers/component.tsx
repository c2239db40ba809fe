import { Fact, FactList } from '@tutoring/ui/fact-list';
import type { Answer } from './loader';

/** The owner's answers; nothing if there are none. */
export function Answers({ facts }: { facts: Answer[] }) {
  if (facts.length === 0) return null;
  return (
    <FactList>
      {facts.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </FactList>
  );
}
