import { THANKS } from '../../shared/paths';
import { SERVICE_WORKER } from '../../shared/service-worker';

/** These addresses, all below them, and all that is asked of them. */
const below = (paths: readonly string[]) => new RegExp(`^(?:${paths.join('|')})(?:[/?]|$)`);

/** Where the edge does something, what is the owner's, and the worker itself. */
const OF_OTHERS = ['/api', '/owner', SERVICE_WORKER];

/** What the worker leaves to the network altogether. */
export const NOT_OURS = below(OF_OTHERS);

/** What is never saved (docs/adr/0042): pages that hold something of one visitor, or of one question, as well. */
export const NEVER_SAVED = below([...OF_OTHERS, THANKS, '/find']);
