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

/** The address of the inbox, or of one lead in it. */
export function inboxUrl({ siteUrl }: Pick<Business, 'siteUrl'>, reference?: string): string {
  return `${siteUrl}/owner${reference ? `#${reference}` : ''}`;
}
