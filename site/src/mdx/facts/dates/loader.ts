import { apStart, dateName, datesFor, lastDayOf, type KeyDate } from '@tutoring/domain/dates';
import { formattingTag } from '@tutoring/domain/languages';
import { clockTime } from '@tutoring/domain/time-text';
import { fill } from '@tutoring/ui/internal/fill';
import { buildDay } from '../../../build/model/build-day';
import { BUSINESS_ZONE } from '../../../build/model/calendar';
import { regionName } from '../../../build/model/content-tree';
import { rowOf } from '../../../build/model/lines';
import type { Loader, LoaderContext } from '../../../build/model/mdx-component';
import { monthOf } from '../../month';
import { whenText } from './when';

/** A date as a page shows it. */
export interface ShownDate {
  id: string;
  /** In words, such as “Wed, 13 January 2027, 18:00 United Kingdom Time”. */
  when: string;
  /** The same without the year. */
  whenInYear: string;
  /** Its first and last day: the browser leaves out what is past. */
  day: string;
  last: string;
  name: string;
  /** “Confirmed”, or “Expected” and how it was derived. */
  status: string;
  isConfirmed: boolean;
  source: KeyDate['source'];
  /** “as of July 2026, checked November 2026”. */
  checked: string;
  programme?: string | undefined;
  /** Codes and ids for the filter, separated by spaces. */
  courses?: string | undefined;
  regions?: string | undefined;
  session?: string | undefined;
}

/** An AP exam with its day and that of late testing. */
export interface ApExamRow {
  course: string;
  name: string;
  exam: ShownDate;
  late?: ShownDate | undefined;
}

/** The dates of a region. */
export interface RegionDates {
  id: string;
  where: string;
  dates: ShownDate[];
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE }).format(buildDay());
const isExam = ({ kind, programme }: KeyDate) => programme === 'AP' && (kind === 'exam' || kind === 'late-exam');

/** The dates from the day of the build on, without cancelled ones. */
function coming({ data }: LoaderContext): KeyDate[] {
  return datesFor(data.dates, { regions: 'all', from: today() }).filter(({ status }) => status !== 'cancelled');
}

/** Dates in the page's language. Those of one name and day, such as portfolios, become one. */
function shown(dates: readonly KeyDate[], context: LoaderContext): ShownDate[] {
  const together = new Map<string, KeyDate[]>();
  for (const date of dates) {
    const { name, day, until, time, source } = date;
    const key = [name, day, until, time, source.href].join(' ');
    together.set(key, [...(together.get(key) ?? []), date]);
  }
  return [...together.values()].map((same) => shownDate(same, context));
}

function shownDate(same: readonly KeyDate[], { page: { lang }, language, messages, data }: LoaderContext): ShownDate {
  const [first] = same as [KeyDate, ...KeyDate[]];
  const { id, day, status, basis, source, asOf, checked, programme, regions, session } = first;
  const subjects = same.flatMap(({ subject }) => subject ?? []);
  const subject = new Intl.ListFormat(formattingTag(lang), { type: 'conjunction' }).format(subjects);
  const courses = same.flatMap((one) => one.courses ?? []);
  const bases = {
    rule: messages.datesByRule,
    'last-year': messages.datesByLastYear,
    restated: messages.datesRestated,
    usual: messages.datesUsual,
  };
  return {
    id,
    when: whenText(first, lang, messages),
    whenInYear: whenText(first, lang, messages, { year: undefined }),
    day,
    last: lastDayOf(first),
    name: dateName({ name: first.name, subject }, data.dateTexts[language]),
    status: basis ? `${messages.datesExpected}: ${bases[basis]}` : messages.datesConfirmed,
    isConfirmed: status === 'confirmed',
    source,
    checked: [
      ...(asOf ? [fill(messages.datesAsOf, { month: monthOf(asOf, lang) })] : []),
      fill(messages.changesChecked, { month: monthOf(checked, lang) }),
    ].join(', '),
    ...(programme && { programme }),
    ...(courses.length > 0 && { courses: courses.join(' ') }),
    ...(regions && { regions: regions.join(' ') }),
    ...(session && { session }),
  };
}

const textOf = (dates: readonly ShownDate[]) => dates.flatMap(({ when, name, status }) => [when, name, status]);
const lineOf = ({ name, when, status }: ShownDate) => rowOf([name, when, status]);

/** Dates of a kind, in the page's language. */
function datesThat(belong: (date: KeyDate) => boolean): Loader<ShownDate[]> {
  return {
    load: (context) => shown(coming(context).filter(belong), context),
    textOf,
    linesOf: (dates) => [{ lines: dates.map(lineOf) }],
  };
}

/** IB exams, results and coursework. */
export const ibDates = datesThat(({ programme, regions }) => programme === 'IB' && !regions);
/** AP orders, portfolios and scores. */
export const apDates = datesThat((date) => date.programme === 'AP' && !isExam(date));
/** Applications that students everywhere make. */
export const applications = datesThat(({ programme, regions }) => !programme && !regions);

/** AP exams, by day. */
export const apExams: Loader<ApExamRow[]> = {
  load(context) {
    const dates = coming(context).filter(isExam);
    return dates.flatMap((date): ApExamRow[] => {
      const [course] = date.courses ?? [];
      if (date.kind !== 'exam' || !course) return [];
      const late = dates.find(({ kind, courses }) => kind === 'late-exam' && courses?.includes(course));
      return [
        {
          course,
          name: date.subject ?? '',
          exam: shownDate([date], context),
          late: late && shownDate([late], context),
        },
      ];
    });
  },
  textOf: (rows) => rows.flatMap(({ name, exam, late }) => [name, exam.when, late?.when ?? '']),
  linesOf: (rows, _, { messages }) => [
    {
      lines: rows.map(({ name, exam, late }) =>
        rowOf([name, exam.when, ...(late ? [`${messages.datesLate}: ${late.when}`] : [])]),
      ),
    },
  ],
};

/** When the two sessions of an AP exam day start in each region. */
export const apTimes: Loader<{ where: string; first: string; second: string }[]> = {
  load(context) {
    const { page, data, language } = context;
    const day =
      data.dates.find((date) => date.kind === 'exam' && date.sitting)?.day ?? context.missing('No AP exam has a day.');
    const times = data.regions.withPage.flatMap((region) => {
      const [first, second] = ([1, 2] as const).map((sitting) => apStart(day, sitting, region.zone));
      if (!first || !second) return [];
      return [
        {
          where: regionName(region, data, language),
          first: clockTime(first, page.lang),
          second: clockTime(second, page.lang),
        },
      ];
    });
    return times;
  },
  textOf: (rows) => rows.flatMap(({ where, first, second }) => [where, first, second]),
  linesOf: (rows) => [{ lines: rows.map(({ where, first, second }) => rowOf([where, first, second])) }],
};

/** The regions with dates of their own. */
export const regionDates: Loader<RegionDates[]> = {
  load(context) {
    const { data, language } = context;
    const dates = coming(context);
    return data.regions.withPage.flatMap((region) => {
      const own = dates.filter(({ regions }) => regions?.includes(region.id));
      return own.length > 0
        ? [{ id: region.id, where: regionName(region, data, language), dates: shown(own, context) }]
        : [];
    });
  },
  textOf: (regions) => regions.flatMap(({ where, dates }) => [where, ...textOf(dates)]),
  linesOf: (regions) => regions.map(({ where, dates }) => ({ heading: where, lines: dates.map(lineOf) })),
};

/** The choices of the filter. */
export interface DateChoices {
  regions: { value: string; label: string }[];
  courses: { value: string; label: string }[];
  /** “May 2027”, by `2027-05`. */
  sessions: { value: string; label: string }[];
}

export const dateChoices: Loader<DateChoices> = {
  load(context) {
    const { data, language, page } = context;
    const dates = coming(context);
    const sessions = [...new Set(dates.flatMap(({ session }) => session ?? []))].sort();
    const courses = new Map(
      dates.flatMap(({ programme, courses, subject }) =>
        programme === 'AP' && courses?.[0] && subject ? [[courses[0], subject] as const] : [],
      ),
    );
    return {
      regions: data.regions.withPage
        .filter(({ id }) => dates.some(({ regions }) => regions?.includes(id)))
        .map((region) => ({ value: region.id, label: regionName(region, data, language) })),
      courses: [...courses]
        .map(([value, label]) => ({ value, label }))
        .sort((one, other) => one.label.localeCompare(other.label, 'en')),
      sessions: sessions.map((value) => ({ value, label: monthOf(value, page.lang) })),
    };
  },
  textOf: ({ regions }) => regions.map(({ label }) => label),
  // The lists say it.
  linesOf: () => [],
};
