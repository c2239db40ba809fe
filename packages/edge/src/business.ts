import type { AnswerPromise } from '@tutoring/domain/answer-time';
import brand from './generated/brand.json';

/** What the Worker says of the business (site/data/brand.yaml). */
export interface Business {
  name: string;
  siteUrl: string;
  bookingUrl: string;
  email: string;
  answer: AnswerPromise;
}

export const business: Business = brand;
/** Days after which a message of a student under 18 is deleted that nobody has answered; 0: as late as any other. */
export const unansweredMinorDays: number = brand.unansweredMinorDays;

/** Where the owner reads a lead. */
export function inboxUrl({ siteUrl }: Pick<Business, 'siteUrl'>, reference?: string): string {
  return `${siteUrl}/owner${reference ? `#${reference}` : ''}`;
}
