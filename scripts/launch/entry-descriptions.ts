/** The sentences about marked entries, by file and first step of the path. `*` is any step. */
import { EXAMPLE, type Describe, type Entry, type Told } from './describe-entry.ts';

/** The content check knows the shape of each file, so these need not look at it again. */
const told = <Values, Data = unknown>(describe: (values: Values, entry: Entry, data: Data) => Told): Describe =>
  describe as Describe;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const languages = (codes: readonly string[]) => list.format(codes.map((code) => languageNames.of(code) ?? code));
const plural = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;
const monthName = (month: string) =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
const dayName = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

type Text = Readonly<Partial<Record<string, string>>>;

const address = told<{ href: string; label: string | Text }>(({ href, label }) => ({
  heading: typeof label === 'string' ? label : (label['en'] ?? href),
  what: EXAMPLE.test(href)
    ? `It leads to ${href}, which is an example: write your own address.`
    : `It leads to ${href}: is that right?`,
  isExample: EXAMPLE.test(href),
}));

const TIERS: Text = { single: 'Single sessions', subscription: 'Subscription', package: 'Package' };

export const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, Describe>>>> = {
  'site/data/brand.yaml': {
    outside: address,
    channels: address,
    answer: told<{ workingDays: number; until: string; timeZone: string }>(({ workingDays, until, timeZone }) => ({
      heading: 'When you answer messages',
      what: `Families are told that you answer within ${plural(workingDays, 'working day')}, by ${until} (${timeZone.replace('_', ' ')}).`,
    })),
    lessons: told<{ always: string[]; onRequest: string[] }>(({ always, onRequest }) => ({
      heading: 'Languages of sessions',
      what: `Sessions are always possible in ${languages(always)}; with some tutors also in ${languages(onRequest)}.`,
    })),
    consultation: told<{ minutes: number; attends: string; languages: string[]; card: boolean }>(
      ({ minutes, attends, languages: spoken, card }) => ({
        heading: 'Free consultation',
        what: `It takes ${plural(minutes, 'minute')}, ${attends === 'tutor' ? 'a tutor' : 'somebody of the team'} attends, it is in ${languages(spoken)}, and booking it asks for ${card ? 'a' : 'no'} payment card.`,
      }),
    ),
    marking: told<{ workingDays: number; waitingMax: number; keptDays: number; unansweredMinorDays: number }>(
      ({ workingDays, waitingMax, keptDays, unansweredMinorDays }) => ({
        heading: 'Marking of pages',
        what: `Families may send one page, free of charge. They are told that a tutor returns it within ${plural(workingDays, 'working day')}. At most ${waitingMax} may wait. Pages are deleted ${plural(keptDays, 'day')} after their return; those of a student under 18 that nobody marks, after ${plural(unansweredMinorDays, 'day')}.`,
      }),
    ),
    unansweredMinor: told<{ days: number }>(({ days }) => ({
      heading: 'Messages of students under 18',
      what: `A message that nobody answers is deleted after ${plural(days, 'day')}.`,
    })),
  },
  'site/data/prices.yaml': {
    session: told<{ minutes: number }, { from: { currency: string; amount: number }[] }>(
      ({ minutes }, _, { from }) => ({
        heading: 'A session',
        what: `It takes ${plural(minutes, 'minute')}, and the lowest price is ${list.format(from.map(({ currency, amount }) => `${currency} ${amount}`))}.`,
      }),
    ),
  },
  'site/data/tiers.yaml': {
    '*': told<{ id: string; price: string; sizes: number[] }>(({ id, price, sizes }) => ({
      heading: TIERS[id] ?? id,
      what: `Offered with ${choice.format(sizes.map(String))} ${sizes.at(-1) === 1 ? 'session' : 'sessions'}, at the lowest price ${price === 'from' ? 'of a session' : 'of that many sessions'}.`,
      named: { id },
    })),
  },
  'site/data/banners.yaml': {
    '*': told<{ from: string; until: string; href: string }>(({ from, until, href }, { path: [name = ''] }) => ({
      heading: `The banner “${name}”`,
      what: `It shows above every page from ${dayName(from)} to ${dayName(until)}, and leads to ${href}. We chose these days as an example.`,
      removable: true,
    })),
  },
  'site/data/testimonials.yaml': {
    '*': told<{ text: Text; author: Text }>(({ text: { en: text = '' }, author: { en: author = 'Somebody' } }) => ({
      heading: author,
      what: `“${text}” Nobody said this: we wrote it as an example.`,
      removable: true,
      isExample: true,
      named: { 'text.en': text },
    })),
  },
  'site/data/schools.yaml': {
    lists: told<{ name: string; city: string; programmes: string[]; website?: string }>(
      ({ name, city, programmes, website }, { path: [, place = ''] }) => ({
        heading: name,
        what: `${city}; we say that it teaches ${list.format(programmes)}.`,
        placePage: `/schools/${place}`,
        ...(website && { link: `https://${website}` }),
        removable: true,
        named: { name },
      }),
    ),
  },
  'site/data/course-changes.yaml': {
    '*': told<{
      course: string;
      programme: string;
      first: string;
      after: string;
      source: { href?: string };
      details?: { name: string };
    }>(({ course, programme, first, after, source, details }) => ({
      heading: `${course} (${programme}), first exams in ${monthName(first)}`,
      what: `${after} ${details ? `Some of this is from ${details.name}` : 'Some of this is not from the exam board'}: compare it with the exam board’s own page.`,
      placePage: '/learning/what-changes',
      ...(source.href && { link: source.href }),
      named: { course, programme },
    })),
  },
};
