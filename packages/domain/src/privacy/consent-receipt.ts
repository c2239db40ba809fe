import { OPTIONAL_CATEGORIES, type ConsentRecord } from './consent';

/**
 * A consent record as text for the visitor, with a number that is the same for the same choice. It is in English, because it
 * is a document for authorities.
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
