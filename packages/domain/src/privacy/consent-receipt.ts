import { OPTIONAL_CATEGORIES, type ConsentRecord } from './consent';

/**
 * A record as lines that a visitor can keep, with a number that the same choice always has.
 * The words are English: it is a document, read by whoever is asked about it.
 */
export function receiptOf(record: ConsentRecord, site: string): string {
  const yes = (allowed: boolean) => (allowed ? 'allowed' : 'refused');
  const bits = OPTIONAL_CATEGORIES.map((category) => Number(record[category])).join('');
  const number = `${Date.parse(record.timestamp).toString(36).toUpperCase()}-${bits}`;
  return [
    `Consent receipt ${number}`,
    `Site: ${site}`,
    `Time: ${record.timestamp}`,
    `Rules: ${record.region}, version ${record.version}`,
    `Chosen in: ${record.consentMethod}`,
    'necessary: always on',
    ...OPTIONAL_CATEGORIES.map((category) => `${category}: ${yes(record[category])}`),
  ].join('\n');
}
