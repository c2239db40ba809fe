import { Fact, FactList } from '@tutoring/ui/fact-list';
import { fill } from '@tutoring/ui/internal/fill';
import { Plan, Plans } from '@tutoring/ui/price';
import { Fragment } from 'react';
import { useLanguage } from '../../../shared/page-data';
import type { PlanFacts } from './loader';

/** What a month costs: the sizes of the subscription, and below them what is the same for all. The hero already states the rule for moving and refunds. */
export function MonthlyPrices({ facts }: { facts: PlanFacts[] }) {
  const { messages, layout } = useLanguage();
  return facts.map(({ counted, unit, plans, contents, stop, moves, levels }) => (
    <Fragment key={counted}>
      <Plans>
        {plans.map(({ size, amounts }) => (
          <Plan key={size} size={size} heading={counted} amounts={amounts} unit={unit} />
        ))}
      </Plans>
      <p>{moves}</p>
      <FactList>
        <Fact label={messages.termsSession}>{fill(messages.sessionIs, { length: layout.session })}</Fact>
        {levels.map(({ label, sums }) => (
          <Fact key={label} label={label}>
            {sums.join(' · ')}
          </Fact>
        ))}
        <Fact label={messages.planContents}>{contents.join(' · ')}</Fact>
        {stop && <Fact label={messages.planStop}>{stop}</Fact>}
      </FactList>
    </Fragment>
  ));
}
