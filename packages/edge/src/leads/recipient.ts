import { PRIVACY_REGIONS } from '@tutoring/domain/consent';
import { needsGuardian } from '@tutoring/domain/lead-limits';
import { minorConsentOf } from '@tutoring/domain/minor-consent';

/**
 * Whether a parent must agree before the owner may answer, by the law of the sender's privacy region.
 * @param region A privacy region; `null` for leads stored before regions were, which count as adults.
 */
export function isMinorAt(
  region: string | null,
  sender: { role?: string | undefined; age?: string | undefined },
): boolean {
  const known = PRIVACY_REGIONS.find((one) => one === region);
  return known !== undefined && needsGuardian(sender, minorConsentOf(known));
}

/** The address for answers: the parent's if there is one, otherwise the sender's. A minor without a parent's address has none. */
export function answerAddress(
  { email, guardianEmail }: { email: string; guardianEmail?: string | undefined },
  isMinor: boolean,
): string | undefined {
  return guardianEmail ?? (isMinor ? undefined : email);
}
