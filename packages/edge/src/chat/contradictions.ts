import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { fold, STOP_WORDS } from '@tutoring/domain/search';
import { factsIn, split, withLatinDigits, type Fact } from './facts';
import { WORDS } from './lexicon';
import { FUNCTION_WORDS, qualifierCounts } from './qualifiers';
import { isSameWord, LETTER, tokensOf } from './tokens';

/** What a claim says otherwise than its passage. */
export type Contradiction = 'number' | 'unit' | 'name' | 'relation' | 'role' | 'negation';

/** A text with its language. */
export interface Written {
  text: string;
  language: Language;
}

/**
 * What in a claim contradicts its passage, as far as numbers, names, actors and negations show it. It finds less than a reader
 * would, but what it finds, no model can talk away. Numbers, months, units, currencies and actors are compared across languages;
 * names, roles and negations only within one.
 */
export function contradictionIn(claim: Written, passage: Written, above = ''): Contradiction | undefined {
  const said = partsOf(passage);
  const asked = partsOf(claim);
  const facts = [...said.flatMap(({ facts: some }) => some), ...factsIn(above, passage.language)];
  const askedFacts = asked.flatMap(({ facts: some }) => some);
  const hasOne = ONE.test(fold(`${passage.text} ${above}`));
  const isKnown = (fact: Fact) => facts.some(({ value }) => value === fact.value) || (fact.value === '1' && hasOne);
  if (!askedFacts.every(isKnown)) return 'number';
  if (askedFacts.some((fact) => !hasUnit(fact, facts) || tookUnit(fact, askedFacts, facts))) return 'unit';
  const isTranslated = claim.language !== passage.language;
  if (!isTranslated && !hasNames(claim, `${passage.text} ${above}`)) return 'name';
  const language = isTranslated ? undefined : claim.language;
  if (asked.some((part) => part.facts.some((fact) => isElsewhere(fact, part, said, language)))) return 'relation';
  if (isTranslated) return undefined;
  if (swapsOwner(claim, passage)) return 'role';
  const clauses = clausesOf(passage);
  const sentences = passage.text.split(SENTENCE_END).map((sentence) => partOf(sentence, passage.language));
  return clausesOf(claim)
    .map((clause) => contradictionOfClause(clause, clauses, sentences))
    .find(Boolean);
}

/** "One" in all languages, also where it is the article. */
const ONE = /(?<!\p{L})(?:one|once|single|ein|eine[mnrs]?|einmal|un|una|une|uno|een)(?!\p{L})|[一初]|한|하나|첫|واحد/u;

/** A unit may be left out or added, but not changed. Money and percentages must be equal. */
function hasUnit(fact: Fact, facts: readonly Fact[]): boolean {
  if (!fact.unit) return true;
  const same = facts.filter(({ value }) => value === fact.value);
  const isStrict = fact.unit === '%' || /^[A-Z]{3}$/.test(fact.unit);
  return same.length === 0 || same.some(({ unit }) => unit === fact.unit || (unit === '' && !isStrict));
}

/** Whether a number has the unit of another one: "45 lessons of 20 minutes" for "20 lessons of 45 minutes". */
function tookUnit(fact: Fact, asked: readonly Fact[], facts: readonly Fact[]): boolean {
  if (!fact.unit || facts.some(({ value, unit }) => value === fact.value && unit === fact.unit)) return false;
  return facts.some(
    ({ value, unit }) => unit === fact.unit && asked.some((other) => other.value === value && other.unit !== unit),
  );
}

/** A part of a sentence, with at most one statement of a number. */
interface Part {
  text: string;
  facts: readonly Fact[];
  /** Names, actors and single letters, which tell alike statements apart. */
  strong: ReadonlySet<string>;
  words: readonly string[];
  /** The actor that comes first. */
  subject: string;
  isNegative: boolean;
}

/** How far into a clause its subject begins, in characters: after "if the", "die". */
const SUBJECT_AT = 14;
const NAME_AT = 5;
/** Bounds that are no negations: no more than, not later than. */
const BOUND =
  /\b(?:no|not|nicht|pas|niet|non|no) (?:more|less|fewer|later|longer|mehr|weniger|spater|später|plus|moins|meer|minder|mas|más|menos|più|piu|meno)\b|不超过|不超過|不少于|不少於|不足|不晚于|不晚於|未满|未滿|未満|以外|미만/giu;

function partOf(text: string, language: Language): Part {
  const { words, pairs } = tokensOf(text, language);
  const actors = actorsIn(text, language);
  return {
    facts: factsIn(text, language),
    text,
    strong: new Set(actors.map(({ name }) => name)),
    words: [...words, ...pairs],
    // Further on it is an object, or a place.
    subject:
      actors.find(({ name, at }) => at <= ((KINDS as readonly string[]).includes(name) ? SUBJECT_AT : NAME_AT))?.name ??
      '',
    isNegative: !/^0/.test(qualifierCounts(text.replace(BOUND, ''), language)),
  };
}

/** The sentences of a text, cut between two numbers at a conjunction or a comma. */
function partsOf({ text, language }: Written): Part[] {
  return cutsOf(withLatinDigits(text), language).map((part) => partOf(part, language));
}

/** The clauses of a text: its sentences, cut at each comma and conjunction. */
function clausesOf({ text, language }: Written): Part[] {
  const join = joinsOf(language);
  return text
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(COMMAS))
    .flatMap((clause) => (join ? clause.split(join) : [clause]))
    .map((clause) => partOf(clause, language));
}

function joinsOf(language: Language): RegExp | undefined {
  const { joins } = WORDS[language];
  return joins ? new RegExp(`(?<=\\s)(?:${joins.replaceAll(' ', '|')})(?=\\s)`, 'giu') : undefined;
}

const SENTENCE_END = /(?<=[.!?؟;；:：]["'”’»)]*)\s+|(?<=[。！？；：])/u;
const COMMAS = /(?<!\d)[,،，、()（）—–]|[,،，、()（）—–](?!\d)/u;

function cutsOf(text: string, language: Language): string[] {
  const join = joinsOf(language);
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const found = factsIn(sentence, language);
    const cuts = found.slice(1).flatMap(({ at }, index) => {
      const from = found[index]?.at ?? 0;
      const between = sentence.slice(from, at);
      const last = join ? [...between.matchAll(join)].at(-1)?.index : undefined;
      // "May and November", "from 3 to 7", "4.0 out of 5": one statement.
      if (last !== undefined && isEmpty(between.slice(last).replace(/^\p{L}+/u, ''), language)) return [];
      const comma = between.search(COMMAS);
      const cut = last ?? (comma >= 0 ? comma + 1 : undefined);
      return cut === undefined ? [] : [from + cut];
    });
    return [0, ...cuts].map((from, index) => sentence.slice(from, cuts[index] ?? sentence.length));
  });
}

function isEmpty(text: string, language: Language): boolean {
  const { words, signs } = tokensOf(text, language);
  return words.length + signs.length === 0;
}

/** Names with capital letters, such as IB and College Board, and single letters: two Bs. */
const CAPITALS = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}|\p{Lu}(?=s?(?![\p{L}’'.])))|(?<=\p{L}\s+)\p{Lu}\p{Ll}{2,}/gu;
const KINDS = ['tutor', 'student', 'parent', 'school', 'ai', 'we'] as const;
/** The words of each kind by language. */
const ACTORS = new Map<Language, readonly RegExp[]>();
for (const language of LANGUAGES) {
  const isSpaced = !/^(?:zh|ja|ko)/.test(language);
  const patterns = split(WORDS[language].actors).map((words) => {
    const any = words.map(fold).join('|');
    return new RegExp(isSpaced ? `(?<!\\p{L})(?:${any})(?!\\p{L})` : any, 'u');
  });
  ACTORS.set(language, patterns);
}

/** The kinds of actors in a text, in the order in which they first appear. */
export function actorKindsIn(text: string, language: Language): string[] {
  return actorsIn(text, language)
    .map(({ name }) => name)
    .filter((name) => (KINDS as readonly string[]).includes(name));
}

/** Who acts in a text: its actors, names and single letters, in order. */
function actorsIn(text: string, language: Language): { name: string; at: number }[] {
  const folded = fold(text);
  // A place in the folded text is only compared with other places.
  const found = (ACTORS.get(language) ?? []).flatMap((pattern, kind) => {
    const at = folded.search(pattern);
    return at >= 0 ? [{ name: KINDS[kind] ?? '', at }] : [];
  }) as { name: string; at: number }[];
  for (const { 0: name, index } of text.matchAll(CAPITALS)) {
    if (/^(?:I|A|Y|O|E|À|U|USD|CAD|EUR|GBP)$/.test(name) || factsIn(` ${name}`, language).length > 0) continue;
    if (/^(?:AI|KI|IA)$/.test(name)) {
      if (!found.some((other) => other.name === 'ai')) found.push({ name: 'ai', at: index });
    } else if (name === name.toUpperCase() || language !== 'de') found.push({ name, at: index });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Whether the passage says a claim's number of something else: "SL has 240 hours" where HL has them and SL has 150. */
function isElsewhere(fact: Fact, part: Part, said: readonly Part[], language?: Language): boolean {
  // "Those for forms after 24 months": the word before the number belongs to it most.
  const before = language && tokensOf(part.text.slice(0, fact.at), language).words.at(-1);
  const own = said.filter(({ facts }) => facts.some(({ value }) => value === fact.value));
  const isRival = (other: Part) =>
    !own.includes(other) &&
    other.facts.some(
      (rival) => kindOf(rival) === kindOf(fact) && !part.facts.some(({ value }) => value === rival.value),
    );
  const rivals = said.filter(isRival);
  return (
    own.length > 0 &&
    own.every((home) =>
      rivals.some((rival) => {
        const isIn = ({ words }: Part) => words.some((word) => before !== undefined && isSameWord(before, word));
        if (isIn(rival) && !isIn(home)) return true;
        const [here, there] = [only(part, home, rival), only(part, rival, home)];
        if (here.strong + there.strong > 0) return here.strong === 0;
        return language !== undefined && there.words > 0 && here.words === 0;
      }),
    )
  );
}

/** How much of a claim is in one part and not in another. */
function only(claim: Part, one: Part, other: Part): { strong: number; words: number } {
  const has = (words: readonly string[], word: string) => words.some((known) => isSameWord(word, known));
  return {
    strong: [...claim.strong].filter((name) => one.strong.has(name) && !other.strong.has(name)).length,
    words: claim.words.filter((word) => has(one.words, word) && !has(other.words, word)).length,
  };
}

function kindOf({ value, unit }: Fact): string {
  if (value.startsWith('#')) return 'month';
  if (/^(?:19|20)\d\d$/.test(value) && !unit) return 'year';
  if (/^[A-Z]{3}$/.test(unit)) return 'money';
  return unit === '%' ? '%' : 'number';
}

/** The share of a claim's words that a part has if it makes the same statement. */
const ALIKE_MIN = 0.6;

function contradictionOfClause(
  clause: Part,
  said: readonly Part[],
  sentences: readonly Part[],
): Contradiction | undefined {
  const shared = ({ words }: Part) =>
    clause.words.filter((word) => words.some((known) => isSameWord(word, known))).length;
  const likeIn = (parts: readonly Part[]) =>
    parts.filter((part) => shared(part) >= 2 && shared(part) >= ALIKE_MIN * clause.words.length);
  const inClauses = likeIn(said);
  const alike = inClauses.length > 0 ? inClauses : likeIn(sentences);
  if (alike.length === 0) return undefined;
  // "Tutors pay parents" takes both from "Parents pay tutors", in turn.
  const isOther = ({ subject, strong }: Part) =>
    subject !== '' && subject !== clause.subject && (!strong.has(clause.subject) || clause.strong.has(subject));
  if (clause.subject && alike.every(isOther)) return 'role';
  return inClauses.length > 0 && alike.every(({ isNegative }) => isNegative !== clause.isNegative)
    ? 'negation'
    : undefined;
}

/** Whether "our side" has become "your side". */
function swapsOwner(claim: Written, passage: Written): boolean {
  const [ours = [], yours = []] = split(WORDS[claim.language].owners);
  const owned = (owners: readonly string[], text: string) =>
    owners.length === 0
      ? []
      : [...fold(text).matchAll(new RegExp(`(?<!\\p{L})(?:${owners.join('|')})\\s+(\\p{L}+)`, 'gu'))].map(
          ([, word = '']) => word,
        );
  const swapped = (from: readonly string[], to: readonly string[]) =>
    owned(to, claim.text).some(
      (word) => owned(from, passage.text).includes(word) && !owned(to, passage.text).includes(word),
    );
  return swapped(ours, yours) || swapped(yours, ours);
}

/** Names: words with a capital letter, and Japanese words in katakana. */
const NAME = new RegExp(`(?=\\p{Lu})(?:${LETTER})+|[\\p{Script=Katakana}ー]{2,}`, 'gu');
const LETTERS = new RegExp(`(?:${LETTER})+|[\\p{Script=Hangul}]+`, 'gu');

/**
 * Whether a text contains each name of a claim exactly, or its initials. A sentence's first word and German nouns have capital
 * letters as well: a word that the text writes in lower case is no name, and may have another ending.
 */
export function hasNames({ text: claim, language }: Written, text: string, isFirstFree = true): boolean {
  const known = text.match(LETTERS) ?? [];
  const folded = known.map(fold);
  const isGerman = language === 'de';
  const small = known.filter((word) => isGerman || !/^\p{Lu}/u.test(word)).map(fold);
  const initials = known
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .join('');
  const allInitials = known
    .map((word) => word[0])
    .join('')
    .toUpperCase();
  return [...claim.matchAll(NAME)].every(({ 0: written, index }) => {
    const name = fold(written);
    if (folded.includes(name)) return true;
    if (/^\p{Script=Katakana}/u.test(written)) return isFirstFree || fold(text).includes(name);
    if (isFirstFree && (index === 0 || (isGerman && !/^\p{Lu}{2,}$/u.test(written)))) return true;
    if (/^\p{Lu}{2,}$/u.test(written) && (written.length > 2 ? allInitials : initials).includes(written)) return true;
    return STOP_WORDS.has(name) || FUNCTION_WORDS.has(name) || small.some((other) => isSameWord(name, other));
  });
}
