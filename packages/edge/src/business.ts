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

/** Where the owner reads a lead. */
export function inboxUrl({ siteUrl }: Pick<Business, 'siteUrl'>, reference?: string): string {
  return `${siteUrl}/owner${reference ? `#${reference}` : ''}`;
}
