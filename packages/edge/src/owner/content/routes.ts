import {
  CONTENT_LIMITS,
  contentQuerySchema,
  contentSaveSchema,
  publishSchema,
  whatIsWrong,
  type ContentRefusal,
} from '@tutoring/domain/content';
import { Hono, type Context } from 'hono';
// With their extensions: Node runs this file for the local desk (scripts/desk).
import { onlyMethods } from '../../only-methods.ts';
import { jsonOf } from '../owner-body.ts';
import { ContentTrouble, type ContentStore } from './store.ts';

/** A request that only says what to publish. */
const PUBLISH_MAX_BYTES = 4096;

const NOT_CONFIGURED =
  'This desk is not connected to a repository. docs/operations.md says how (Connect the desk to your repository).';
const TOO_LARGE = `A change may have ${CONTENT_LIMITS.request / 1_000_000} MB. Save fewer photos at once.`;

/** What these routes need of the place where they run. */
interface Place {
  /** Where the content is; nothing if none is connected. */
  storeOf: (c: Context) => ContentStore | undefined;
  /** The owner's address. */
  ownerOf: (c: Context) => string;
}

type Answer = Response | Promise<Response>;

/** The content API, whose contract is `@tutoring/domain/content`. The caller has checked who asks. */
export function contentRoutes({ storeOf, ownerOf }: Place): Hono {
  const routes = new Hono();
  const on = (path: string, methods: string[], answer: (c: Context, store: ContentStore) => Answer) =>
    routes.all(path, onlyMethods(...methods), async (c) => {
      try {
        const store = storeOf(c);
        return store ? await answer(c, store) : refuse(c, 404, 'not_configured', NOT_CONFIGURED);
      } catch (error) {
        if (!(error instanceof ContentTrouble)) throw error;
        console.warn(`The content API: ${error.message}`);
        return refuse(c, error.code === 'invalid' ? 400 : 503, error.code, error.message);
      }
    });
  on('/api/owner/content', ['GET', 'HEAD', 'POST'], (c, store) =>
    c.req.method === 'POST' ? save(c, store, ownerOf(c)) : list(c, store),
  );
  on('/api/owner/content/file', ['GET', 'HEAD'], read);
  on('/api/owner/content/history', ['GET', 'HEAD'], async (c, store) => c.json({ changes: await store.history() }));
  on('/api/owner/publication', ['GET', 'HEAD', 'POST'], async (c, store) =>
    c.req.method === 'POST' ? publish(c, store, ownerOf(c)) : c.json(await store.publication()),
  );
  return routes;
}

async function list(c: Context, store: ContentStore): Promise<Response> {
  return c.json({ files: await store.list() });
}

async function read(c: Context, store: ContentStore): Promise<Response> {
  const query = contentQuerySchema.safeParse(c.req.query());
  if (!query.success) return refuse(c, 400, 'invalid', whatIsWrong(query.error));
  const { path, at } = query.data;
  const file = await store.read(path, at);
  const then = at === undefined ? '' : ` in the commit ${at}`;
  return file ? c.json(file) : refuse(c, 404, 'not_found', `There is no file ${path}${then}.`);
}

async function save(c: Context, store: ContentStore, owner: string): Promise<Response> {
  const body = await jsonOf(c, CONTENT_LIMITS.request);
  if (body instanceof Response) return body.status === 413 ? refuse(c, 413, 'too_large', TOO_LARGE) : body;
  const wanted = contentSaveSchema.safeParse(body.json);
  if (!wanted.success) return refuse(c, 400, 'invalid', whatIsWrong(wanted.error));
  const outcome = await store.save(wanted.data, owner);
  if ('saved' in outcome) return c.json({ files: outcome.saved });
  if ('changed' in outcome) {
    const names = outcome.changed.map(({ path }) => path).join(', ');
    const message = `Somebody has changed ${names} since you opened it. Nothing was saved.`;
    return c.json({ error: 'changed', message, files: outcome.changed }, 409);
  }
  const message = 'The site would not build with this change, so nothing was saved.';
  return c.json({ error: 'refused', message, problems: outcome.refused }, 422);
}

async function publish(c: Context, store: ContentStore, owner: string): Promise<Response> {
  const body = await jsonOf(c, PUBLISH_MAX_BYTES);
  if (body instanceof Response) return body;
  const wanted = publishSchema.safeParse(body.json);
  if (!wanted.success) return refuse(c, 400, 'invalid', whatIsWrong(wanted.error));
  const outcome = await store.publish(wanted.data, owner);
  if ('published' in outcome) return c.json(outcome.published);
  return c.json({ error: 'not_ready', message: outcome.notReady, present: outcome.present }, 409);
}

function refuse(c: Context, status: 400 | 404 | 413 | 503, error: ContentRefusal, message: string): Response {
  return c.json({ error, message }, status);
}
