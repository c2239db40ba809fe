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
import { runningOffers } from '../shell/offers';
import { useRunningOffer, useVisitTime } from '../shell/running-offer';
import { PageCards } from './lists';
import { useLanguage, usePage } from './page-data';
import type { FactName } from './vocabulary';

/** What stands in data/*.yaml or in the code's own tables, by the name a writer gives it. */
export function Facts({ of }: { of: FactName }) {
  const Fact = facts[of];
  return <Fact />;
}

const facts: Record<FactName, ComponentType> = {
  counting: Counting,
  nearest: Nearest,
  offer: RunningOffer,
  offers: OwnOffers,
  price: PriceAndTerms,
  region: RegionGlance,
  retention: Retention,
  'session-times': SessionTimes,
  testimonials: Testimonials,
  tiers: BookingTiers,
  trader: Trader,
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

/** The offers this page tells of: running, they say their conditions; ended, they say so and what holds now. */
function OwnOffers() {
  const { words } = useLanguage();
  const { facts: own } = usePage();
  const now = useVisitTime();
  return own.offers?.map((offer) =>
    runningOffers([offer], now).length > 0 ? (
      <p key={offer.id}>
        <Highlight>{offer.text}</Highlight>
      </p>
    ) : (
      <Fragment key={offer.id}>
        <p>{fill(words.offerEnded, { date: offer.lastDay })}</p>
        <h3>{words.offerNow}</h3>
        <PriceAndTerms />
      </Fragment>
    ),
  );
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
function Counting() {
  return (
    <ul>
      {usePage().facts.counting?.map(({ where, rule }) => (
        <li key={where}>
          <strong>{where}.</strong> {rule}
        </li>
      ))}
    </ul>
  );
}

/** How long the database keeps a message. */
function Retention() {
  return <p>{usePage().facts.retention}</p>;
}

/** Who runs the business. */
function Trader() {
  return (
    <FactList>
      {usePage().facts.trader?.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}

/** Regions with a page of their own. */
function Nearest() {
  return <PageCards pages={usePage().facts.nearest ?? []} />;
}

/** A region in a few facts. */
function RegionGlance() {
  const { words, shell } = useLanguage();
  const { region } = usePage().facts;
  if (!region) return null;
  const { sessions, languages, ahead, currency, channel } = region;
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

function BookingTiers() {
  const { words } = useLanguage();
  const {
    facts: { tiers = [] },
  } = usePage();
  const { shell } = useLanguage();
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
  const { times } = usePage().facts;
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
