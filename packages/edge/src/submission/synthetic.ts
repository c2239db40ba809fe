import type { Env } from '../env';
import { isSigned } from '../lib/hmac';

/**
 * Whether a lead is the smoke test's, which is stored and forgotten at once. Nobody else may make leads vanish, hence the
 * signature; and one that is wrong is `forged`, not a person's, so that no smoke test with an old key reaches the owner.
 */
export async function originOf(env: Env, key: string, signature: string | undefined): Promise<Origin> {
  if (signature === undefined) return 'person';
  return env.SMOKE_KEY && (await isSigned(key, signature, env.SMOKE_KEY)) ? 'synthetic' : 'forged';
}

type Origin = 'person' | 'synthetic' | 'forged';
