import type { Language } from '@tutoring/domain/languages';
import type { TreeNode } from '../../shared/tree';
import { map } from './walk';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';
/** A space as a writer may have typed it. */
const SPACE = `[ ${NO_BREAK}${NARROW_NO_BREAK}]`;

/** Units as they are written after a number, letter by letter. */
const UNITS = [
  ...['h', 'min', 's', 'ms', 'am', 'pm', 'a\\.m\\.', 'p\\.m\\.'],
  ...['km', 'm', 'cm', 'mm', 'nm', 'kg', 'g', 'mg', 'L', 'mL', 'ml', 'dm³', 'cm³'],
  ...['mol', 'kJ', 'J', 'N', 'K', 'V', 'W', 'Hz', 'Pa', 'kPa', '°C', '°F', '%', 'kB', 'MB'],
];
const CURRENCIES = 'USD|CAD|EUR|GBP|CHF|JPY|KRW|HKD|SGD|AUD|NZD|AED|SAR|BHD|CNY|RMB|US\\$|C\\$|€|£|¥';

/** What a number or a letter follows, in every language: exams are called the same everywhere. */
const LABELS = [
  ...['Papers?', 'Sections?', 'Parts?', 'Unit', 'Level', 'Grades?', 'Years?', 'Questions?', 'Topic', 'Criterion'],
  ...['Article', 'p\\.', 'pp\\.', 'No\\.', '§'],
];
/** The same in the words of a language. */
const OWN_LABELS: Partial<Record<Language, readonly string[]>> = {
  de: ['Teil', 'Klasse', 'Frage', 'Aufgabe', 'Nr\\.', 'S\\.', 'Art\\.'],
  fr: ['Épreuve', 'épreuve', 'Partie', 'Niveau', 'n°', 'art\\.'],
  es: ['Prueba', 'Parte', 'Nivel', 'n\\.º', 'art\\.'],
  it: ['Prova', 'Parte', 'Livello', 'n\\.', 'art\\.'],
  nl: ['Deel', 'Niveau', 'nr\\.', 'art\\.'],
};

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{N}])';
const NO_LETTER_AFTER = '(?![\\p{L}\\p{N}])';

type Rule = [space: RegExp, instead: string];

const between = (before: string, after: string, instead = NO_BREAK): Rule => [
  new RegExp(`(?<=${before})${SPACE}(?=${after})`, 'gu'),
  instead,
];

function rulesOf(language: Language): Rule[] {
  const labels = [...LABELS, ...(OWN_LABELS[language] ?? [])].join('|');
  return [
    between('\\d', `(?:${UNITS.join('|')}|${CURRENCIES})${NO_LETTER_AFTER}`),
    between(`${NO_LETTER_BEFORE}(?:${CURRENCIES})`, '\\d'),
    between(`${NO_LETTER_BEFORE}(?:${labels})`, `(?:\\d|[A-Z]${NO_LETTER_AFTER}|[IVX]+${NO_LETTER_AFTER})`),
    // Two numbers that belong together: "20 / 25%".
    between('\\d%?', '\\/'),
    between('\\d%? \\/'.replace(' ', SPACE), '\\d'),
    between(`${NO_LETTER_BEFORE}IB`, `(?:DP|MYP|PYP|CP)${NO_LETTER_AFTER}`),
    // Initials, and what German and others shorten to letters: "z. B.".
    between(`${NO_LETTER_BEFORE}\\p{L}\\.`, `\\p{L}\\.${NO_LETTER_AFTER}`),
    // Japanese writes none between a number and what it counts, though CLDR does.
    ...(language === 'ja' ? [between('\\d', '[分時日週]', '')] : []),
    ...(language === 'fr'
      ? // At the ends too: the word beside it may be bold, and then it is another text.
        [between('\\S|^', '[;:!?»]', NARROW_NO_BREAK), between('«', '\\S|$', NARROW_NO_BREAK)]
      : []),
  ];
}

const known = new Map<Language, Rule[]>();

/**
 * Sets spaces at which no line may break, where a reader would stumble: "30 min", "Paper 2", "z. B.". It only
 * replaces spaces that are there (in Japanese some with none), and doing it twice changes nothing.
 */
export function setSpaces(text: string, language: Language): string {
  const rules = known.get(language) ?? rulesOf(language);
  known.set(language, rules);
  return rules.reduce((set, [space, instead]) => set.replace(space, instead), text);
}

/** Attributes that are read, in reading order; the others are names, addresses and the like. */
export const READ: readonly string[] = [
  'kicker',
  'title',
  'heading',
  'note',
  'text',
  'choose',
  'scheme',
  'more',
  'alt',
];
/** Elements whose text is to be copied or compared, letter by letter. */
const VERBATIM: ReadonlySet<string> = new Set(['code', 'pre']);

/** Sets the spaces of a page's body. Ids are made before: they know ordinary spaces only. */
export function setSpacesInBody(body: readonly TreeNode[], language: Language): TreeNode[] {
  return map(body, {
    props: (props) => props && inRead(props, language),
    text: (text, around) => (around.some((name) => VERBATIM.has(name)) ? text : setSpaces(text, language)),
  });
}

function inRead(props: Record<string, string>, language: Language): Record<string, string> {
  const entries = Object.entries(props).map(([name, value]) => [
    name,
    READ.includes(name) ? setSpaces(value, language) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Facts that filters compare. */
const COMPARED: ReadonlySet<string> = new Set(['programmes']);

/** Sets the spaces of facts that a page shows, whatever their shape. */
export function setSpacesInFacts<Value>(value: Value, language: Language): Value {
  if (typeof value === 'string') return setSpaces(value, language) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => setSpacesInFacts(entry, language)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => [
    key,
    COMPARED.has(key) ? entry : setSpacesInFacts(entry, language),
  ]);
  return Object.fromEntries(entries) as Value;
}
