import { ButtonLink } from '@tutoring/ui/button';
import { Grid } from '@tutoring/ui/layout';
import { Price, Tier, Tiers } from '@tutoring/ui/price';
import { Highlight, Scroller } from '@tutoring/ui/text';
import { Testimonial } from '@tutoring/ui/testimonial';
import { Link } from '@tutoring/ui/link';
import type { ComponentType } from 'react';
import { useRunningOffer } from '../shell/running-offer';
import { useLanguage, usePage } from './page-data';
import type { FactName } from './vocabulary';

/** What stands in data/*.yaml, by the name a writer gives it. */
export function Facts({ of }: { of: FactName }) {
  const Fact = facts[of];
  return <Fact />;
}

const facts: Record<FactName, ComponentType> = {
  offer: RunningOffer,
  'session-times': SessionTimes,
  testimonials: Testimonials,
  tiers: BookingTiers,
};

/** Nothing, if none runs. */
function RunningOffer() {
  const { words } = useLanguage();
  const offer = useRunningOffer();
  if (!offer) return null;
  return (
    <p>
      <Highlight>{offer.text}</Highlight> <Link href={offer.href}>{words.offerLink}</Link>
    </p>
  );
}

function BookingTiers() {
  const { words } = useLanguage();
  const {
    facts: { tiers = [] },
  } = usePage();
  return (
    <Tiers>
      {tiers.map(({ name, price, action, ...rest }) => (
        <Tier
          key={name}
          heading={name}
          {...rest}
          price={typeof price === 'string' ? <p>{price}</p> : <Price amounts={price} from unit={words.perSession} />}
          action={
            <ButtonLink kind="secondary" href={action.href}>
              {action.label}
            </ButtonLink>
          }
        />
      ))}
    </Tiers>
  );
}

function Testimonials() {
  const {
    facts: { testimonials = [] },
  } = usePage();
  return (
    <Grid>
      {testimonials.map(({ text, author, sample }) => (
        <Testimonial key={text} author={author} sample={sample}>
          <p>{text}</p>
        </Testimonial>
      ))}
    </Grid>
  );
}

function SessionTimes() {
  const { words } = useLanguage();
  const { times } = usePage();
  return (
    <Scroller aria-label={words.timesCaption}>
      <table>
        <caption>{words.timesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.timesDays}</th>
            <th scope="col">{words.timesLocal}</th>
            <th scope="col">{words.timesWinter}</th>
            <th scope="col">{words.timesSummer}</th>
          </tr>
        </thead>
        <tbody>
          {times?.map((row) => (
            <tr key={row.days}>
              <th scope="row">{row.days}</th>
              <td>{row.local}</td>
              <td>{row.torontoWinter}</td>
              <td>{row.torontoSummer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
