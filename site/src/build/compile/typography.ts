import type { Language } from '@tutoring/domain/languages';
import type { TreeNode } from '../../shared/tree';
import { mapNodes } from './walk';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';
/** Any space that a writer may type. */
const SPACE = `[ ${NO_BREAK}${NARROW_NO_BREAK}]`;

/** Units as they are written after a number, letter by letter. */
const UNITS = [
  ...['h', 'min', 's', 'ms', 'am', 'pm', 'a\\.m\\.', 'p\\.m\\.'],
  ...['km', 'm', 'cm', 'mm', 'nm', 'kg', 'g', 'mg', 'L', 'mL', 'ml', 'dm³', 'cm³'],
  ...['mol', 'kJ', 'J', 'N', 'K', 'V', 'W', 'Hz', 'Pa', 'kPa', '°C', '°F', '%', 'kB', 'MB'],
];
const CURRENCIES = 'USD|CAD|EUR|GBP|CHF|JPY|KRW|HKD|SGD|AUD|NZD|AED|SAR|BHD|CNY|RMB|US\\$|C\\$|€|£|¥';

/** Labels before a number or a letter, in every language, because exams have the same names everywhere. */
const LABELS = [
  ...['Papers?', 'Sections?', 'Parts?', 'Unit', 'Level', 'Grades?', 'Years?', 'Questions?', 'Topic', 'Criterion'],
  ...['Article', 'p\\.', 'pp\\.', 'No\\.', '§'],
];
/** Labels of single languages. */
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
    // Initials, and abbreviations such as "z. B.".
    between(`${NO_LETTER_BEFORE}\\p{L}\\.`, `\\p{L}\\.${NO_LETTER_AFTER}`),
    // Japanese has no space between a number and its unit, though CLDR adds one.
    ...(language === 'ja' ? [between('\\d', '[分時日週]', '')] : []),
    ...(language === 'fr'
      ? // Also at the ends of a text, because the word next to it may be in bold.
        [between('\\S|^', '[;:!?»]', NARROW_NO_BREAK), between('«', '\\S|$', NARROW_NO_BREAK)]
      : []),
  ];
}

const rulesByLanguage = new Map<Language, Rule[]>();

/**
 * Replaces spaces by non-breaking ones within units and labels: "30 min", "Paper 2", "z. B.". In Japanese it removes some.
 * It is idempotent.
 */
export function setSpaces(text: string, language: Language): string {
  const rules = rulesByLanguage.get(language) ?? rulesOf(language);
  rulesByLanguage.set(language, rules);
  return rules.reduce((set, [space, instead]) => set.replace(space, instead), text);
}

/** Attributes that hold text for readers, in reading order. */
export const READABLE_ATTRIBUTES: readonly string[] = [
  'kicker',
  'title',
  'heading',
  'note',
  'text',
  'choose',
  'scheme',
  'more',
  'question',
  'well',
  'lost',
  'next',
  'alt',
];
/** Elements whose text readers copy. */
const VERBATIM: ReadonlySet<string> = new Set(['code', 'pre']);

/** Sets the spaces of a page's body. It runs after the ids are made, which need ordinary spaces. */
export function setSpacesInBody(body: readonly TreeNode[], language: Language): TreeNode[] {
  return mapNodes(body, {
    props: (props) => props && setSpacesInAttributes(props, language),
    text: (text, ancestors) => (ancestors.some((name) => VERBATIM.has(name)) ? text : setSpaces(text, language)),
  });
}

function setSpacesInAttributes(props: Record<string, string>, language: Language): Record<string, string> {
  const entries = Object.entries(props).map(([name, value]) => [
    name,
    READABLE_ATTRIBUTES.includes(name) ? setSpaces(value, language) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Keys of facts that filters compare. */
const FILTER_KEYS: ReadonlySet<string> = new Set(['programmes']);

/** Sets the spaces in facts of any shape. */
export function setSpacesInFacts<Value>(value: Value, language: Language): Value {
  if (typeof value === 'string') return setSpaces(value, language) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => setSpacesInFacts(entry, language)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => [
    key,
    FILTER_KEYS.has(key) ? entry : setSpacesInFacts(entry, language),
  ]);
  return Object.fromEntries(entries) as Value;
}
