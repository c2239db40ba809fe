import { MARKED, THANKS } from '../../shared/paths';
import { SERVICE_WORKER } from '../../shared/service-worker';

/** Matches these paths, everything below them, and their queries. */
const below = (paths: readonly string[]) => new RegExp(`^(?:${paths.join('|')})(?:[/?]|$)`);

/** The edge's API, the owner's pages, the pages for frames of other sites, and the worker itself. */
const NOT_HANDLED = ['/api', '/owner', '/embed', SERVICE_WORKER];

/** The worker does not handle these requests. */
export const NETWORK_ONLY = below(NOT_HANDLED);

/** These are never saved (docs/adr/0042), including pages for one visitor or one query. */
export const NEVER_SAVED = below([...NOT_HANDLED, THANKS, MARKED, '/find']);
