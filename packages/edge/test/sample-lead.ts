import type { OutboundLead } from '../src/leads/outbound-lead';
import { outboundLeadOf, type PendingLead } from '../src/outbox/pending';

export const BUSINESS = {
  name: 'Sample Tutors',
  siteUrl: 'https://www.tutoring.example',
  bookingUrl: 'https://calendar.tutoring.example/book?kind=free',
  email: 'hello@tutoring.example',
  answer: { workingDays: 1, until: '18:00', timeZone: 'America/Toronto' },
};
export const OWNER = ['owner@tutoring.example'];
/** Friday, 20 November 2026, 16:00 in Toronto. */
export const FRIDAY = Date.UTC(2026, 10, 20, 21);
export const HOUR_MS = 3_600_000;

export const ROW: PendingLead = {
  reference: 'L-7KQM-R4TX',
  role: 'parent',
  name: 'Sample Parent',
  email: 'parent@example.com',
  programme: 'ib',
  message: 'First line\nSecond line',
  page: '/jp/en',
  received_at: FRIDAY,
  stored_at: FRIDAY,
  attribution: null,
  review: null,
  region: 'jp',
  status: 'new',
  details: '{}',
  pages: 0,
  question: null,
  context: '{"country":"JP","timeZone":"Asia/Tokyo"}',
  attempts: 0,
  done: '{}',
};
export const outboundLeadWith = (changes: Partial<PendingLead> = {}, details: object = {}): OutboundLead =>
  outboundLeadOf({ ...ROW, ...changes, details: JSON.stringify(details) });
