import { ButtonLink } from '@tutoring/ui/button';
import { Grid } from '@tutoring/ui/layout';
import { Price, Tier, Tiers } from '@tutoring/ui/price';
import { Scroller } from '@tutoring/ui/scroller';
import { Highlight, Small } from '@tutoring/ui/text';
import { Testimonial } from '@tutoring/ui/testimonial';
import { Link } from '@tutoring/ui/link';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { fill } from '@tutoring/ui/provider';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { FactsOf } from '../contract/page';
import { mayRun, sideOf } from '../shell/offer-side';
import { useLanguage } from '../shell/page-data';
import { PageCards } from './lists';
import type { FactName } from './schema';

/** What stands in data/*.yaml or in the code's own tables, by the name a writer gives it. */
export function Facts({ of, facts }: { of: FactName; facts: never }) {
  const Fact = FACTS[of];
  return <Fact facts={facts} />;
}

/** What a fact's view is given. */
interface Of<Name extends FactName> {
  facts: FactsOf[Name];
}

const FACTS: { [Name in FactName]: ComponentType<{ facts: never }> } = {
  counting: Counting,
  nearest: ({ facts }: Of<'nearest'>) => <PageCards pages={facts} />,
  offer: RunningOffer,
  offers: OwnOffers,
  price: PriceAndTerms,
  region: RegionGlance,
  retention: ({ facts }: Of<'retention'>) => <p>{facts}</p>,
  'session-times': SessionTimes,
  testimonials: Testimonials,
  tiers: BookingTiers,
  trader: Trader,
};

/** Nothing, if none runs or will. */
function RunningOffer() {
  const { words, shell } = useLanguage();
  return shell.offers.filter(mayRun).map((offer) => (
    <p key={offer.id} {...sideOf(offer, 'running')}>
      <Highlight>{offer.text}</Highlight> <Link href={offer.href}>{words.offerLink}</Link>
    </p>
  ));
}

/** The offers this page tells of: running, they say their conditions; ended, they say so and what holds now. */
function OwnOffers({ facts: offers }: Of<'offers'>) {
  const { words } = useLanguage();
  return offers.map((offer) => (
    <Fragment key={offer.id}>
      {mayRun(offer) && (
        <p {...sideOf(offer, 'running')}>
          <Highlight>{offer.text}</Highlight>
        </p>
      )}
      <div {...(mayRun(offer) && sideOf(offer, 'ended'))}>
        <p>{fill(words.offerEnded, { date: offer.lastDay })}</p>
        <h3>{words.offerNow}</h3>
        <PriceAndTerms />
      </div>
    </Fragment>
  ));
}

/** The lowest price, and what holds for moving and cancelling. */
function PriceAndTerms() {
  const { words, shell } = useLanguage();
  return (
    <p>
      {fill(words.fromPrice, { price: shell.price })} {shell.cancellation}
    </p>
  );
}

/** From when visits are counted, region by region. */
function Counting({ facts }: Of<'counting'>) {
  return (
    <ul>
      {facts.map(({ where, rule }) => (
        <li key={where}>
          <strong>{where}.</strong> {rule}
        </li>
      ))}
    </ul>
  );
}

/** Who runs the business. */
function Trader({ facts }: Of<'trader'>) {
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

/** A region in a few facts. */
function RegionGlance({ facts: { sessions, languages, ahead, currency, channel } }: Of<'region'>) {
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

function BookingTiers({ facts: tiers }: Of<'tiers'>) {
  const { words, shell } = useLanguage();
  return (
    <>
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
      <Small>{shell.cancellation}</Small>
    </>
  );
}

function Testimonials({ facts }: Of<'testimonials'>) {
  return (
    <Grid>
      {facts.map(({ text, author, sample }) => (
        <Testimonial key={text} author={author} sample={sample}>
          <p>{text}</p>
        </Testimonial>
      ))}
    </Grid>
  );
}

function SessionTimes({ facts }: Of<'session-times'>) {
  const { words } = useLanguage();
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
          {facts.map((row) => (
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
