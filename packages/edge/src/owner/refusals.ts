import { errors } from 'jose';

/** The team's keys could not be read. */
export class KeysUnreachable extends Error {}

/**
 * Why somebody is not signed in, and what the owner has to check. Only the log says it, because an attacker could learn from
 * it.
 */
export const REFUSALS = {
  none: 'no sign-in came with the request. Check that the application in Zero Trust names this host with the paths /owner and /api/owner',
  unreadable: 'the sign-in is not one of Cloudflare Access',
  keys_unreachable:
    "the team's keys could not be read at ACCESS_TEAM/cdn-cgi/access/certs. Check ACCESS_TEAM, and cloudflarestatus.com",
  unknown_key:
    'it is signed by a key that the team does not have. Check that ACCESS_TEAM is the team of the application',
  wrong_signature: 'its signature is wrong: somebody has changed it',
  wrong_audience: 'it is for another application. Check that ACCESS_AUD is the AUD tag of the application',
  wrong_issuer: 'it is from another team. Check ACCESS_TEAM',
  expired: "it is too old. Sign out and in again, and check that the application's session is 24 hours or shorter",
  too_early: 'it is from the future: a clock is wrong',
  no_address: 'it names no email address. Check that the policy signs in people, not service tokens',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** The reason for each invalid claim. */
const CLAIMS: Readonly<Record<string, Refusal>> = {
  aud: 'wrong_audience',
  iss: 'wrong_issuer',
  nbf: 'too_early',
  iat: 'too_early',
  email: 'no_address',
};

/** The reason for an error of the verification. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof KeysUnreachable) return 'keys_unreachable';
  if (error instanceof errors.JWKSNoMatchingKey) return 'unknown_key';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'wrong_signature';
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return CLAIMS[error.claim] ?? 'unreadable';
  return 'unreadable';
}

/** Milliseconds for which the same reason is not logged again: anybody may cause it. */
const QUIET_MS = 60_000;
const loggedAt = new Map<Refusal, number>();

/** Logs why somebody was rejected, once a minute for each reason. */
export function logRefusal(refusal: Refusal, now = Date.now()): void {
  if (now - (loggedAt.get(refusal) ?? -Infinity) < QUIET_MS) return;
  loggedAt.set(refusal, now);
  console.warn(`The desk stayed closed: ${REFUSALS[refusal]}.`);
}
