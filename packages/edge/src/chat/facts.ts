import type { Language } from '@tutoring/domain/languages';
import { fold } from '@tutoring/domain/search';
import { WORDS } from './lexicon';

/** A number, price, date or percentage of a text. */
export interface Fact {
  /** The number without separators: `1,000` and `1.000` are `1000`; `#5` is the month of May. */
  value: string;
  /** Its unit or currency in any language: `minute`, `usd`, `%`; empty if it has none that we know. */
  unit: string;
  /** The word that makes it a lower or upper bound: from, up to. */
  bound: string;
  /** Where it begins in the text. */
  at: number;
}

/** Words before a number that make it a bound. */
const BEFORE =
  /(?<!\p{L})(?:from|to|up to|under|over|below|above|than|ab|von|bis(?: zu)?|unter|uber|über|des|dès|de|à|a partir de|à partir de|jusqu['’]à|desde|hasta|da|fino a|vanaf|van|tot|onder|boven|من|حتى|إلى)\s*$/iu;
/** Signs after a number and its unit that make it a bound. */
const BEHIND =
  /^[^\d\s]{0,4}?\s?(以上|以下|以内|以內|未満|起|から|まで|부터|까지|이상|이하|미만|이내|or more|or less|oder mehr|ou plus|o más|o più|of meer)/u;

/** Units in all languages, before or after a number; the first that matches. Currencies are in capital letters. */
const UNITS: readonly (readonly [unit: string, words: RegExp])[] = [
  ['%', /^(?:%|٪|percent|prozent|procent|pour cent|por ciento|per cento|퍼센트)/],
  ['CAD', /^(?:ca\$|cad|加元|加币|캐나다\s?달러)/],
  ['EUR', /^(?:€|euros?\b|eur\b|欧元|歐元|유로|يورو)/],
  ['GBP', /^(?:£|gbp|pounds?\b|英镑|英鎊)/],
  ['CNY', /^(?:cny|rmb|人民币|元)/],
  ['JPY', /^(?:¥|jpy|yen\b|円|日元)/],
  ['KRW', /^(?:₩|krw|원)/],
  ['USD', /^(?:us\$|usd|\$|美元|美金|dollars?|dolares|dollari|دولار|달러|ドル)/],
  ['minute', /^(?:minut|minuut|min\b|分钟|分鐘|分(?!の[\d一二三四])|분|دقيق|دقائق)/],
  ['hour', /^(?:hour|stunde|uren|uur\b|heure|horas?\b|or[ae]\b|h\b|个?小时|個?小時|時間|시간|ساع)/],
  [
    'working day',
    /^(?:working days?|werktag|werkdag|jours ouvr|dias? laborable|giorni lavorativi|営業日|工作日|영업일)/,
  ],
  ['day', /^(?:days?\b|tage?n?\b|dag(?:en)?\b|jours?\b|dias?\b|giorn|天|日(?!本)|일|يوم|ايام)/],
  ['week', /^(?:weeks?\b|wochen?\b|weken\b|semaine|semana|settiman|周|週|星期|주(?!의)|اسبوع|اسابيع)/],
  ['month', /^(?:months?\b|monate?n?\b|maand|mois\b|mes(?:es)?\b|mes[ei]\b|个月|個月|[かヶカケ]月|개월|달|شهر|اشهر)/],
  [
    'year',
    /^(?:years?\b|jahre?n?\b|jaar\b|jaren\b|ans?\b|annees?\b|anos?\b|anni?\b|年間|年级|세|살|岁|歲|歳|سنه|سنوات|عام)/,
  ],
];

const DIGITS = /\d+(?:[.,:’'\u202f\u00a0]\d+)*/g;
/** A kanji or hanzi number before a counter: 三段階, 两次. */
const HAN_NUMBER = /[二两兩三四五六七八九十](?=[次年月日天小時时分个個份名节節课課段階種种科回人点點倍つ])/g;
const HAN_DIGITS = '〇一二三四五六七八九十';
const KOREAN_NUMBER = /(?<!\p{L})(두|둘|세|석|다섯|여섯|일곱|여덟|아홉|열)(?=\s)/gu;
const KOREAN_VALUES: Readonly<Record<string, number>> = {
  두: 2,
  둘: 2,
  세: 3,
  석: 3,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
};

/** Numbers of words by language. */
const NUMBER_WORDS = new Map<Language, ReadonlyMap<string, string>>();
for (const [language, { numbers, fractions, months }] of Object.entries(WORDS)) {
  const named = new Map<string, string>();
  split(numbers).forEach((words, at) => words.forEach((word) => named.set(word, String(at + 2))));
  for (const [word = '', value = ''] of fractions.split(' ').map((one) => one.split('='))) named.set(word, value);
  split(months).forEach((words, at) => words.forEach((word) => named.set(word, `#${at + 1}`)));
  NUMBER_WORDS.set(language as Language, named);
}

/** A list of words with alternatives. */
export function split(list: string): string[][] {
  return list
    .split(' ')
    .filter(Boolean)
    .map((words) => words.split('|'));
}

/** A text with Latin digits, in its own length where it can be. */
export function withLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** All facts of a text, in order. */
export function factsIn(text: string, language: Language): Fact[] {
  const plain = withLatinDigits(text);
  const facts: Fact[] = [];
  const add = (value: string, at: number, end: number) => {
    const sign = CURRENCY_BEFORE.exec(plain.slice(0, at))?.[0] ?? '';
    const bound = `${
      BEFORE.exec(plain.slice(0, at - sign.length))?.[0]
        .trim()
        .toLowerCase() ?? ''
    } ${BEHIND.exec(plain.slice(end))?.[1] ?? ''}`;
    facts.push({ value, unit: unitOf(fold(sign).trim()) || unitAfter(plain.slice(end, end + UNIT_MAX)), bound, at });
  };
  for (const { 0: number, index } of plain.matchAll(DIGITS)) {
    const end = index + number.length;
    // 5月 and 5월 are months; 5か月 and 5개월 are not.
    if (/^\s?[月월]/.test(plain.slice(end)) && Number(number) <= 12)
      facts.push({ value: `#${number}`, unit: '', bound: '', at: index });
    else add(valueOf(number), index, end);
  }
  for (const { 0: number, index } of plain.matchAll(HAN_NUMBER))
    if (!/[第星期周週一]$/.test(plain.slice(0, index)))
      add(String(Math.max(HAN_DIGITS.indexOf(number), 2)), index, index + 1);
  for (const { 0: number, index } of plain.matchAll(KOREAN_NUMBER))
    add(String(KOREAN_VALUES[number]), index, index + number.length);
  const named = NUMBER_WORDS.get(language);
  for (const { 0: word, index } of plain.matchAll(/[\p{L}\p{M}]+/gu)) {
    const folded = fold(word);
    const value = named?.get(folded) ?? (language === 'ar' ? named?.get(folded.replace(/^[وفبلك]/, '')) : undefined);
    // The verb "may" is no month.
    if (value && (folded !== 'may' || (word === 'May' && index > 0))) add(value, index, index + word.length);
  }
  for (const [word, value] of named ?? [])
    if (/^\p{Script=Han}/u.test(word) && plain.includes(word)) add(value, plain.indexOf(word), plain.indexOf(word));
  return facts.sort((a, b) => a.at - b.at);
}

/** `1,000`, `1.000` and `1 000` are 1000; `4,0` is 4. */
function valueOf(number: string): string {
  if (number.includes(':')) return number.replace(/^0/, '').replace(/:00$/, '');
  if (/^\d{1,3}(?:[.,’'\u202f\u00a0]\d{3})+$/.test(number)) return number.replace(/\D/g, '');
  return String(Number(number.replace(',', '.').replace(/[^\d.]/g, '')) || number);
}

const CURRENCY_BEFORE = /(?:\p{Lu}{0,3}\p{Sc}|(?<![A-Za-z])[A-Z]{3})\s?$/u;
/** Characters after a number in which its unit is looked for. */
const UNIT_MAX = 24;

function unitOf(text: string): string {
  return text === '' ? '' : (UNITS.find(([, words]) => words.test(text))?.[0] ?? '');
}

function unitAfter(text: string): string {
  const rest = fold(text).replace(/^[\s-]/, '');
  return unitOf(rest) || unitOf(/^(?:full|whole|volle|ganze)\s(.*)/.exec(rest)?.[1] ?? '');
}

/**
 * Whether a text contains a claim's numbers, in the same order: "1 % instead of 4 %" is not "4 % instead of 1 %". Unit and
 * bound must be equal.
 */
export function hasFacts(claim: string, text: string, language: Language): boolean {
  const known = factsIn(text, language);
  let next = 0;
  return factsIn(claim, language).every((fact) => {
    const at = known.findIndex(
      (other, place) =>
        place >= next && other.value === fact.value && other.unit === fact.unit && other.bound === fact.bound,
    );
    next = at + 1;
    return at >= 0;
  });
}
