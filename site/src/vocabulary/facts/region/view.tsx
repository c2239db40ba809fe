import { Fact, FactList } from '@tutoring/ui/fact-list';
import { fill } from '@tutoring/ui/provider';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shell/page-data';
import type { RegionFacts } from './facts';

/** A region in a few facts. */
export function RegionGlance({ facts }: { facts: RegionFacts }) {
  const { sessions, languages, ahead, currency, channel } = facts;
  const { words, shell } = useLanguage();
  const rows: [label: string, value: ReactNode][] = [
    [words.glanceSession, sessions],
    [words.glanceLanguages, languages],
    [words.glanceClock, ahead ? fill(words.glanceAhead, ahead) : words.glanceSame],
    [words.glancePrice, shell.price],
    [words.glanceCurrency, currency],
    [
      words.glanceChannel,
      <a key="channel" href={channel.href}>
        {channel.label}
      </a>,
    ],
  ];
  return (
    <FactList>
      {rows.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
