import { formattingTag, languageOf, type Language } from './languages';

// Times and days as print in each language has them. CLDR knows the names, but not how people write a range in running text.

/** Languages with a 12-hour clock in print. All others use 24 hours in tables. */
const TWELVE_HOURS = /^en-(?:US|CA)\b/;
/** Languages that write hours and minutes with a point. */
const WITH_POINT = /^(?:nl|de-CH|it-CH)\b/;

/**
 * A time of day for tables and charts: `16:00`, in the United States `4:00 PM`, in French `16 h`, in Dutch `16.00`.
 * @param time `HH:MM`.
 * @param lang BCP 47.
 */
export function clockTime(time: string, lang: string): string {
  if (TWELVE_HOURS.test(lang)) return usual(twelveHours(lang).format(wallOf(time)));
  const { hours, minutes } = partsOf(time);
  if (languageOf(lang) === 'fr') return minutes === '00' ? `${hours} h` : `${hours} h ${minutes}`;
  return WITH_POINT.test(lang) ? time.replace(':', '.') : time;
}

/** The range of two times or days, as print writes it. */
const RANGES: Partial<Record<Language, string>> = {
  ar: 'من {from} إلى {to}',
  de: '{from}–{to}',
  es: '{from}–{to}',
  it: '{from}–{to}',
  ja: '{from}～{to}',
  ko: '{from}~{to}',
  nl: '{from}–{to}',
  'zh-Hans': '{from}–{to}',
  'zh-Hant': '{from}–{to}',
};

/**
 * A range of times for tables and charts: `16:00 – 20:30`, in the United States `4:00 – 8:30 PM`, in Japanese `16:00～20:30`.
 * @param from `HH:MM`.
 * @param to `HH:MM`.
 * @param lang BCP 47.
 */
export function clockRange(from: string, to: string, lang: string): string {
  if (TWELVE_HOURS.test(lang)) return usual(twelveHours(lang).formatRange(wallOf(from), wallOf(to)));
  return rangeText(clockTime(from, lang), clockTime(to, lang), lang);
}

/** A range of two texts, such as two times of different days. */
export function rangeText(from: string, to: string, lang: string): string {
  return inPattern(RANGES[languageOf(lang)] ?? '{from} – {to}', from, to);
}

/** How each language writes days from one to another, and whether with their long names. */
const DAY_RANGES: Readonly<Record<Language, { pattern: string; weekday: 'long' | 'short' }>> = {
  ar: { pattern: 'من {from} إلى {to}', weekday: 'long' },
  de: { pattern: '{from} bis {to}', weekday: 'long' },
  en: { pattern: '{from} – {to}', weekday: 'short' },
  es: { pattern: 'de {from} a {to}', weekday: 'long' },
  fr: { pattern: 'du {from} au {to}', weekday: 'long' },
  it: { pattern: 'dal {from} al {to}', weekday: 'long' },
  ja: { pattern: '{from}～{to}', weekday: 'short' },
  ko: { pattern: '{from}~{to}', weekday: 'short' },
  nl: { pattern: '{from} t/m {to}', weekday: 'long' },
  'zh-Hans': { pattern: '{from}至{to}', weekday: 'short' },
  'zh-Hant': { pattern: '{from}至{to}', weekday: 'long' },
};

/** The Monday whose week gives the names of days. */
const ANY_MONDAY = '2027-01-11';
const DAY_MS = 86_400_000;

/**
 * Days that follow each other: `Mon – Fri`, `du lundi au vendredi`, `月～金`; two days as “samedi et dimanche”.
 * @param days ISO weekdays, 1 is Monday.
 * @param lang BCP 47.
 */
export function dayRange(days: readonly number[], lang: string): string {
  const language = languageOf(lang);
  const { pattern, weekday } = DAY_RANGES[language];
  const format = new Intl.DateTimeFormat(formattingTag(lang), { weekday, timeZone: 'UTC' });
  const names = days.map((day) => format.format(Date.parse(ANY_MONDAY) + (day - 1) * DAY_MS));
  const [first = '', second = ''] = names;
  if (names.length < 2) return first;
  if (names.length > 2 || weekday === 'short') return inPattern(pattern, first, names.at(-1) ?? second);
  return new Intl.ListFormat(formattingTag(lang), { type: 'conjunction' }).format(names);
}

/** Day and time in running text. `{day}` has the weekday and the date, `{time}` is below. */
const MOMENTS: Readonly<Record<Language, { pattern: string; weekday: 'long' | 'short' }>> = {
  ar: { pattern: '{day}، {time}', weekday: 'long' },
  de: { pattern: '{day}, {time}', weekday: 'long' },
  en: { pattern: '{day} at {time}', weekday: 'long' },
  es: { pattern: '{day} a las {time}', weekday: 'long' },
  fr: { pattern: '{day} à {time}', weekday: 'long' },
  it: { pattern: '{day} alle {time}', weekday: 'long' },
  ja: { pattern: '{day}{time}', weekday: 'short' },
  ko: { pattern: '{day} {time}', weekday: 'short' },
  nl: { pattern: '{day} om {time}', weekday: 'long' },
  'zh-Hans': { pattern: '{day}{time}', weekday: 'short' },
  'zh-Hant': { pattern: '{day}{time}', weekday: 'long' },
};

/** The weekday in brackets after the date, as East Asian languages write it. */
const DAY_IN_BRACKETS: ReadonlySet<Language> = new Set(['ja', 'ko', 'zh-Hans', 'zh-Hant']);

/**
 * A moment in running text: `Friday, November 27 at 18:00`, `vendredi 27 novembre à 18 h`, `11月27日（金）18:00`.
 * @param instant Milliseconds since the epoch.
 * @param lang BCP 47.
 * @param timeZone IANA.
 */
export function momentText(instant: number, lang: string, timeZone: string): string {
  const language = languageOf(lang);
  const { pattern, weekday } = MOMENTS[language];
  const format = (options: Intl.DateTimeFormatOptions, tag = formattingTag(lang)) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(instant);
  const date = format({ day: 'numeric', month: 'long' });
  const name = format({ weekday });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB');
  const day = DAY_IN_BRACKETS.has(language) ? `${date}${language === 'ko' ? `(${name})` : `（${name}）`}` : undefined;
  return pattern
    .replace('{day}', day ?? `${name}${SEPARATORS[language] ?? ', '}${date}`)
    .replace('{time}', spokenTime(time, lang));
}

/** Between weekday and date, where it is no comma. */
const SEPARATORS: Partial<Record<Language, string>> = { ar: ' ', es: ' ', fr: ' ', it: ' ', nl: ' ' };

/**
 * A time of day in running text: `18:00`, `18 h`, `18.00 uur`, `18:00 Uhr`, `오후 6시`, `下午6時`, `الساعة 6 مساءً`.
 * @param time `HH:MM`.
 * @param lang BCP 47.
 */
export function spokenTime(time: string, lang: string): string {
  const { hours, minutes } = partsOf(time);
  const afternoon = hours >= 12;
  const twelve = hours % 12 || 12;
  const full = minutes === '00';
  switch (languageOf(lang)) {
    case 'ar':
      return `الساعة ${full ? twelve : `${twelve}:${minutes}`} ${afternoon ? 'مساءً' : 'صباحًا'}`;
    case 'de':
      return `${hours}${WITH_POINT.test(lang) ? '.' : ':'}${minutes} Uhr`;
    case 'ko':
      return `${afternoon ? '오후' : '오전'} ${twelve}시${full ? '' : ` ${Number(minutes)}분`}`;
    case 'nl':
      return `${hours}.${minutes} uur`;
    case 'zh-Hant':
      return `${afternoon ? '下午' : '上午'}${twelve}時${full ? '' : `${Number(minutes)}分`}`;
    case 'es':
    case 'it':
    case 'ja':
    case 'zh-Hans':
      return `${hours}:${minutes}`;
    default:
      return clockTime(time, lang);
  }
}

function inPattern(pattern: string, from: string, to: string): string {
  return pattern.replace('{from}', from).replace('{to}', to);
}

function partsOf(time: string): { hours: number; minutes: string } {
  const [hours = '', minutes = ''] = time.split(':');
  return { hours: Number(hours), minutes };
}

function twelveHours(lang: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' });
}

/** Normalises the spaces, which differ between runtimes: spaces around the dash, and no line break before "PM". */
function usual(text: string): string {
  return text.replace(/\s*–\s*/, ' – ').replace(/\s(?=[ap]\.?m)/gi, '\u00a0');
}

function wallOf(time: string): number {
  return Date.parse(`${ANY_MONDAY}T${time}:00Z`);
}
