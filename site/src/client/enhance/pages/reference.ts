import { referencePattern } from '@tutoring/domain/lead-limits';

/** The reference in the page's address, if it is one: any other text there is not ours to show. */
export function referenceInAddress(): string | undefined {
  const given = new URLSearchParams(location.search).get('reference') ?? '';
  return referencePattern.test(given) ? given : undefined;
}
