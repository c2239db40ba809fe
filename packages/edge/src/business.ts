import type { AnswerPromise } from '@tutoring/domain/answer-time';
import brand from './generated/brand.json';

/** Facts about the business (site/data/brand.yaml). */
export interface Business {
  name: string;
  siteUrl: string;
  bookingUrl: string;
  email: string;
  answer: AnswerPromise;
}

export const business: Business = brand;
/** Days after which an unanswered lead of a student under 18 is deleted; 0 for no such limit. */
export const unansweredMinorDays: number = brand.unansweredMinorDays;

/** How we mark pages that families send (site/data/brand.yaml). */
export interface MarkingFacts {
  /** Working days within which we return a page. */
  workingDays: number;
  /** How many requests may wait before the page says that the tutors are full. */
  waitingMax: number;
  /** Days for which pages are kept after their return. */
  keptDays: number;
  /** Days after which the pages of a student under 18 are deleted if nobody has marked them. */
  unansweredMinorDays: number;
}

export const marking: MarkingFacts = brand.marking;

/** When we promise an answer to a message, or the return of the pages that came with it. */
export function promiseFor({ answer }: Pick<Business, 'answer'>, hasPages: boolean): AnswerPromise {
  return hasPages ? { ...answer, workingDays: marking.workingDays } : answer;
}

/** The address of the screen on which the pages of a lead are marked. */
export function markingUrl({ siteUrl }: Pick<Business, 'siteUrl'>, reference: string): string {
  return `${siteUrl}/owner/marking#${reference}`;
}

/** The address of the inbox, or of one lead in it. */
export function inboxUrl({ siteUrl }: Pick<Business, 'siteUrl'>, reference?: string): string {
  return `${siteUrl}/owner${reference ? `#${reference}` : ''}`;
}
