import type { Env } from './env';

/** Points of a lead at which a test kills the Worker, to see what survives. */
export const CHECKPOINTS = ['store', 'stored', 'deliver', 'delivered', 'acknowledged'] as const;
/** Those of a page to mark: its row, its object and the end of storing it, and the same when it is deleted. */
export const PAGE_CHECKPOINTS = ['page', 'page-object', 'page-stored', 'purge', 'purge-object'] as const;
/** Those of a marked page that goes back: before and after it is stored, and before, after and at the end of its mail. */
export const RETURN_CHECKPOINTS = ['return', 'returned', 'return-mail', 'return-mailed', 'return-noted'] as const;
export type Checkpoint =
  (typeof CHECKPOINTS)[number] | (typeof PAGE_CHECKPOINTS)[number] | (typeof RETURN_CHECKPOINTS)[number];

const THIS_MACHINE = /^http:\/\/127\.0\.0\.1:\d+$/;

/** Tells a test on this machine that the Worker is at a checkpoint, and waits for the answer. Does nothing in production. */
export async function checkpoint(
  { CHECKPOINT_URL = '' }: Pick<Env, 'CHECKPOINT_URL'>,
  name: Checkpoint,
): Promise<void> {
  if (!THIS_MACHINE.test(CHECKPOINT_URL)) return;
  const answer = await fetch(`${CHECKPOINT_URL}/${name}`);
  await answer.body?.cancel();
}
