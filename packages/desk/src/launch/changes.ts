import { answerClaim, answersOf } from '@tutoring/domain/claim-answer';
import type { ClaimAnswer } from '@tutoring/domain/launch';
import { shortened } from '../common/shortened';
import { editYaml, readYaml } from '../forms/edit-yaml';
import { confirmEntry, removeEntry, undoEntry, type Before, type EntryPlace } from './entry-answer';

/** The file of the answers to claims. */
export const CLAIMS_FILE = 'site/data/claims.yaml';

/** Who has read all texts in a language, as data/readers.yaml has it. */
export interface Reading {
  by: string;
  on: string;
  /** The state of the texts that were read. */
  texts: string;
}

/** An answer of the owner. It is kept as JSON until it is saved. */
export type Change = { file: string; label: string } & (
  | { of: 'claim'; claim: string; answer: ClaimAnswer | null }
  /** `null` takes an earlier answer back: the entry is as it was `before`. */
  | { of: 'entry'; place: EntryPlace; is: true | 'not-us' | null; before?: Before | undefined; by: string }
  | { of: 'reader'; language: string; reading: Reading | null }
);

/** One of what: a later answer replaces an earlier one that waits. */
export function keyOf(change: Change): string {
  if (change.of === 'claim') return `claim ${change.claim}`;
  if (change.of === 'reader') return `reader ${change.language}`;
  return entryKey(change.place);
}

/** The key of an entry's answer. */
export function entryKey({ file, field = '', entry }: EntryPlace): string {
  return [file, field, ...Object.values(entry?.named ?? {})].join(' ');
}

/**
 * The text of a file with an answer in it.
 * @throws {Error} if the file no longer has what the answer is about.
 */
export function withChange(text: string, change: Change): string {
  switch (change.of) {
    case 'claim':
      return answerClaim(text, change.claim, change.answer ?? undefined);
    case 'reader':
      return change.reading
        ? editYaml(text, { set: [change.language], to: change.reading })
        : readings(text)[change.language]
          ? editYaml(text, { remove: [change.language] })
          : text;
    case 'entry': {
      const { place, is, before } = change;
      if (is === 'not-us') return removeEntry(text, place);
      return is ? confirmEntry(text, place) : undoEntry(text, place, before);
    }
  }
}

/** The answers to claims in the text of their file; none while it is not loaded. */
export function claimAnswers(text: string | undefined): Readonly<Record<string, ClaimAnswer>> {
  return text === undefined ? {} : answersOf(text);
}

/** The records of readers in the text of their file. */
export function readings(text: string | undefined): Readonly<Record<string, Reading>> {
  return text === undefined ? {} : ((readYaml(text) as Record<string, Reading> | null) ?? {});
}

/** The summary of a save, for the history of the files. */
export function summaryOf([first, ...more]: readonly Change[]): string {
  if (!first) return '';
  if (more.length > 0) return `Answer ${more.length + 1} decisions`;
  if (first.of === 'claim') return `${claimWords(first.answer)} “${shortened(first.label, 150)}”`;
  if (first.of === 'reader') return `Record who has read the texts in ${first.label}`;
  const did = first.is === true ? 'Confirm' : first.is === 'not-us' ? 'Take out' : 'Open again';
  return `${did} “${shortened(first.label, 130)}” (${first.by})`;
}

function claimWords(answer: ClaimAnswer | null): string {
  if (!answer) return 'Open again';
  return answer.is === true ? 'Confirm' : 'Take out';
}
