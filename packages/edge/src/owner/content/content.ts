import type { Context } from 'hono';
import type { OwnerEnv } from '../only-owner';
import { gitHostOf } from './git-host';
import { repositoryStore } from './repository-store';
import { contentRoutes } from './routes';

/** The deployed desk's content: the repository in the Worker's settings. */
export const content = contentRoutes({
  storeOf({ env }: Context<OwnerEnv>) {
    const host = gitHostOf(env);
    return host && repositoryStore(host);
  },
  ownerOf: (c: Context<OwnerEnv>) => c.get('owner'),
});
