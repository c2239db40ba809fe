import type { Chat } from '@tutoring/domain/chat';
import { sumText, URGENT_SUBJECTS, type ChatAnswer } from '@tutoring/domain/chat-answer';
import type { Language } from '@tutoring/domain/languages';
import { parse } from 'yaml';

const URGENT: readonly string[] = URGENT_SUBJECTS;

/** What a right answer does: e2e/held-out/README.md. */
type Kind = 'answer' | 'outside' | 'refuse' | 'distress' | 'smalltalk';

/** A question of a table, or a conversation, with what a right answer has. */
export interface Asked {
  language: Language;
  /** The address of the page on which it is asked. */
  page: string;
  /** What the visitor writes, in order. The expectation is that of the last turn. */
  turns: readonly string[];
  kind: Kind;
  /** Addresses or data (`data:prices`). Any of them makes the answer right. */
  expect: readonly string[];
  /** Each has to be in the answer. Of several strings, one is enough. */
  says: readonly (string | readonly string[])[];
  /** Each makes the answer wrong. */
  never: readonly string[];
}

type Written = Omit<Asked, 'turns' | 'expect' | 'says' | 'never'> &
  Partial<Pick<Asked, 'turns' | 'expect' | 'says' | 'never'>> & { question?: string };

/** Reads a table of questions or conversations. */
export function readTable(yaml: string): Asked[] {
  return (parse(yaml) as Written[]).map(({ question, turns, expect, says, never, ...rest }) => ({
    ...rest,
    turns: turns ?? [question ?? ''],
    expect: expect ?? [],
    says: says ?? [],
    never: never ?? [],
  }));
}

/** `missing`: the chat says that it does not know. `wrong`: it says something else than what is right. */
export type Verdict = 'right' | 'missing' | 'wrong';

/** Judges an answer without reading it as a person would: by its kind, its pages, and texts in it. */
export function verdictOn({ language, kind, expect, says, never }: Asked, answer: ChatAnswer): Verdict {
  if (kind === 'distress') {
    return answer.kind === 'direct' && URGENT.includes(answer.about) ? 'right' : 'wrong';
  }
  // Help for somebody who needs none is worse than no answer.
  if (answer.kind === 'direct' && URGENT.includes(answer.about)) return 'wrong';
  if (kind === 'outside' || kind === 'refuse') return answer.kind === 'quotations' ? 'wrong' : 'right';
  if (kind === 'smalltalk')
    return answer.kind === 'direct' ? 'right' : answer.kind === 'quotations' ? 'wrong' : 'missing';
  if (answer.kind !== 'quotations') return 'missing';
  const sum = answer.sum ? [sumText(answer.sum, language)] : [];
  const text = plain([...sum, ...answer.quotations.map((one) => one.text)].join(' '));
  const has = (piece: string) => text.includes(plain(piece));
  const pages = answer.quotations.map(({ url }) => url.split('#')[0] ?? '');
  const isFromThere = expect.some((place) => place.startsWith('data:') || pages.includes(place));
  const saysAll = says.every((piece) => (typeof piece === 'string' ? has(piece) : piece.some(has)));
  return isFromThere && saysAll && !never.some(has) ? 'right' : 'wrong';
}

/** The build adds non-breaking spaces, case does not matter, and some languages write a time with a point. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\b(\d\d?)\.(\d\d)\b/g, '$1:$2')
    .toLowerCase();

/** A question with its answer, and how that was judged. */
export interface Judged extends Asked {
  answer: ChatAnswer;
  verdict: Verdict;
  /** The group in which it counts. */
  group: string;
}

/** Asks every question on its page, after what was asked before it. */
export async function askAll(
  chat: Chat,
  asked: readonly Asked[],
  { contexts }: { contexts: readonly { path: string; language: Language }[] },
): Promise<Judged[]> {
  const languages = new Map(contexts.map(({ path, language }) => [path, language]));
  const judged: Judged[] = [];
  for (const one of asked) {
    const { page, turns, language } = one;
    const context = { page, earlier: turns.slice(0, -1) };
    const answer = await chat.answer(turns.at(-1) ?? '', languages.get(page) ?? language, context);
    judged.push({ ...one, answer, verdict: verdictOn(one, answer), group: groupOf(one) });
  }
  return judged;
}

function groupOf({ kind, turns, language }: Asked): string {
  if (turns.length > 1) return 'follow-up';
  if (kind !== 'answer') return kind;
  return language === 'en' ? 'answer, English' : 'answer, other languages';
}

/** The verdicts of a group of questions. */
export interface Tally {
  group: string;
  asked: number;
  right: number;
  missing: number;
  wrong: number;
}

/** Counts the verdicts of each group, in the order in which the groups appear. */
export function tallied(judged: readonly { group: string; verdict: Verdict }[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { group, verdict } of judged) {
    const tally = tallies.get(group) ?? { group, asked: 0, right: 0, missing: 0, wrong: 0 };
    tally.asked += 1;
    tally[verdict] += 1;
    tallies.set(group, tally);
  }
  return [...tallies.values()];
}
