import { oneLine, plainText } from '@tutoring/domain/plain-text';

/** A lead with the state of its delivery, as in the database. */
export interface LeadRow {
  reference: string;
  received_at: number;
  role: string;
  programme: string;
  name: string;
  email: string;
  page: string;
  message: string;
  review: string | null;
  /** The privacy region; null for old leads. */
  region: string | null;
  /** The owner's status; spam is not delivered. */
  status?: string;
  attempts: number;
  delivered_at: number | null;
}

/**
 * A lead as text for the console. Every line of the message is indented, and control characters are removed, so that no
 * message can look like another lead.
 */
export function leadText(lead: LeadRow): string {
  const received = new Date(lead.received_at).toISOString().slice(0, 19).replace('T', ' ');
  const undelivered = lead.status === 'spam' ? 'spam' : `not delivered (${lead.attempts} tries)`;
  const delivered = lead.delivered_at === null ? undelivered : 'delivered';
  const from = `${lead.role}, ${lead.programme}, from ${lead.page}`;
  const review = lead.review === null ? [] : [`to review: ${lead.review}`];
  return [
    [lead.reference, received, from, delivered, ...review].map(oneLine).join('  '),
    `  ${oneLine(lead.name)} <${oneLine(lead.email)}>`,
    ...(lead.message ? plainText(lead.message).split('\n') : []).map((line) => `  | ${oneLine(line)}`),
  ].join('\n');
}
