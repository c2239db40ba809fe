import { referencePattern } from '@tutoring/domain/lead-limits';

/** The message reference in the page's address. Any other text there is ignored, because anybody can write it. */
export function referenceInAddress(): string | undefined {
  const given = new URLSearchParams(location.search).get('reference') ?? '';
  return referencePattern.test(given) ? given : undefined;
}
