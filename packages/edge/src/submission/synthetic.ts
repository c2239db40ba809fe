import type { Env } from '../env';
import { isSigned } from '../lib/hmac';

/**
 * Checks whether a lead is the smoke test's, which is stored and deleted at once. Only a valid signature counts, because
 * nobody else may make leads vanish. A wrong signature is `forged`, not `person`, so that a smoke test with an old key never
 * reaches the owner.
 */
export async function verifySynthetic(env: Env, key: string, signature: string | undefined): Promise<SyntheticCheck> {
  if (signature === undefined) return 'person';
  return env.SMOKE_KEY && (await isSigned(key, signature, env.SMOKE_KEY)) ? 'synthetic' : 'forged';
}

type SyntheticCheck = 'person' | 'synthetic' | 'forged';
