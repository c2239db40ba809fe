import { CALENDAR_MESSAGES } from '@tutoring/domain/calendar-messages';
import { Badge } from '@tutoring/ui/badge';
import { CalendarSubscription } from '@tutoring/ui/calendar-subscription';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { Select } from '@tutoring/ui/field';
import { Stack } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/internal/fill';
import { Link } from '@tutoring/ui/link';
import { Scroller } from '@tutoring/ui/scroller';
import { chosenDatesPath, type DatesChoice } from '../../../shared/dates-feed';
import { DATE_FEED, DATE_FILTER, DATE_PLACE } from '../../../shared/page-attributes';
import { useLanguage, usePage } from '../../../shared/page-data';
import { punctuationOf } from '../../../shared/punctuation';
import type { ApExamRow, DateChoices, RegionDates, ShownDate } from './loader';

/**
 * Chooses which dates the page shows, and subscribes to them. Without scripts, the page and the calendar have all dates, and links
 * lead to the calendars of one programme (client/enhance/pages/dates.ts).
 */
export function DateFilter({ facts: { regions, courses, sessions } }: { facts: DateChoices }) {
  const { messages, layout } = useLanguage();
  const { language } = usePage();
  const feed = (choice: DatesChoice) =>
    layout.siteUrl + chosenDatesPath(choice, { language, regions: regions.map(({ value }) => value) });
  return (
    <Stack>
      <div {...{ [DATE_FILTER]: '' }} hidden>
        <Select
          label={messages.datesProgramme}
          name="programme"
          saysOptional={false}
          options={[
            { value: '', label: messages.datesAllProgrammes },
            { value: 'IB', label: 'IB' },
            { value: 'AP', label: 'AP' },
          ]}
        />
        <Select
          label={messages.datesRegion}
          name="region"
          saysOptional={false}
          options={[{ value: '', label: messages.datesAllRegions }, ...regions]}
        />
        <Select
          label={messages.datesCourse}
          name="course"
          saysOptional={false}
          options={[{ value: '', label: messages.datesAllCourses }, ...courses]}
        />
        <Select
          label={messages.datesExamSession}
          name="session"
          saysOptional={false}
          options={[{ value: '', label: messages.datesAllSessions }, ...sessions]}
        />
        <p role="status" data-pattern={messages.datesShown} />
      </div>
      <CalendarSubscription
        {...{ [DATE_FEED]: '' }}
        address={feed({})}
        name={CALENDAR_MESSAGES[language].dates}
        data-chosen={messages.datesChosen}
      />
      <noscript>
        <p>
          {messages.datesOneProgramme} <a href={webcal(feed({ programme: 'IB' }))}>IB</a> ·{' '}
          <a href={webcal(feed({ programme: 'AP' }))}>AP</a>
        </p>
      </noscript>
    </Stack>
  );
}

/** Dates, earliest first, each with its status and source. */
export function DateList({ facts: dates }: { facts: readonly ShownDate[] }) {
  return (
    <FactList>
      {dates.map((date) => (
        <Fact
          key={date.id}
          label={<time dateTime={date.day}>{date.when}</time>}
          note={<Certainty of={date} />}
          {...filtered(date)}
        >
          {date.name}
        </Fact>
      ))}
    </FactList>
  );
}

/** AP exams by day. One source has them all, so it is named once, and so is the year. */
export function ApExams({ facts: rows }: { facts: readonly ApExamRow[] }) {
  const { messages } = useLanguage();
  const [first] = rows;
  const sources = [first?.exam, first?.late].flatMap((date) => date ?? []);
  const inYear = (label: string) => `${label} · ${first?.exam.day.slice(0, 4)}`;
  return (
    <>
      <Scroller aria-label={messages.datesExam}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.datesExam}</th>
              <th scope="col">{inYear(messages.datesDay)}</th>
              <th scope="col">{inYear(messages.datesLate)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ course, name, exam, late }) => (
              <tr key={course} {...filtered(exam, late)}>
                <th scope="row" lang="en">
                  {name}
                </th>
                <td>
                  <time dateTime={exam.day}>{exam.whenInYear}</time>
                </td>
                <td>{late && <time dateTime={late.day}>{late.whenInYear}</time>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {sources.map((date) => (
        <p key={date.id}>
          <small>
            <Certainty of={date} />
          </small>
        </p>
      ))}
    </>
  );
}

/** When the sessions of an AP exam day start, by region. */
export function ApTimes({ facts: rows }: { facts: readonly { where: string; first: string; second: string }[] }) {
  const { messages } = useLanguage();
  const { comma } = punctuationOf(usePage().language);
  const heading = [messages.datesRegion, messages.datesFirst, messages.datesSecond].join(comma);
  return (
    <Scroller aria-label={fill(messages.table, { heading })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.datesRegion}</th>
            <th scope="col">{messages.datesFirst}</th>
            <th scope="col">{messages.datesSecond}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ where, first, second }) => (
            <tr key={where}>
              <th scope="row">{where}</th>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** The dates of each region that has its own. */
export function DatesByRegion({ facts: regions }: { facts: readonly RegionDates[] }) {
  return regions.map(({ id, where, dates }) => (
    <div key={id} {...{ [DATE_PLACE]: id }}>
      <h3 id={`region-${id}`}>{where}</h3>
      <DateList facts={dates} />
    </div>
  ));
}

const webcal = (address: string) => address.replace(/^https?:/, 'webcal:');

/** What the filter reads of a date. */
function filtered({ last, programme, courses, regions, session }: ShownDate, late?: ShownDate) {
  return {
    'data-last': late?.last ?? last,
    'data-programme': programme,
    'data-courses': courses,
    'data-regions': regions,
    'data-session': session,
  };
}

/** Whether a date is confirmed, who says so, and when somebody last looked. */
function Certainty({ of: { isConfirmed, status, source, checked } }: { of: ShownDate }) {
  const { comma } = punctuationOf(usePage().language);
  return (
    <>
      <Badge variant={isConfirmed ? 'neutral' : 'mark'}>{status}</Badge>{' '}
      <Link href={source.href} lang="en">
        {source.name}
      </Link>
      {comma}
      {checked}
    </>
  );
}
