import { HttpError, isSecureUrl, isTimeout, retryAfterMs } from '../../lib/http';
import { ContentTrouble } from './store';

/** Milliseconds until a request to the host times out. */
const TIMEOUT_MS = 15_000;
const DEFAULT_API = 'https://api.github.com';

/** The settings of the deployed desk's repository. */
export interface GitSettings {
  GIT_API_TOKEN?: string;
  GIT_API_URL?: string;
  GIT_REPOSITORY?: string;
  GIT_MAIN?: string;
  GIT_DRAFT?: string;
  GIT_PREVIEW_URL?: string;
}

/** A repository at its host. */
export interface GitHost {
  /** Its owner, the first half of its name. */
  account: string;
  /** The branch that visitors get. */
  main: string;
  /** The branch to which the desk saves. */
  draft: string;
  /** The preview's address, if the host knows none. */
  preview: string | null;
  /**
   * Sends a request to the repository's REST API.
   * @param path Below `/repos/owner/name`.
   * @throws {HttpError} with a status of `expected`; a {@link ContentTrouble} for any other failure.
   */
  ask: <Answer>(method: string, path: string, body?: object, expected?: readonly number[]) => Promise<Answer>;
}

const REPOSITORY = /^([\w.-]+)\/[\w.-]+$/;
const BRANCH = /^\w[\w./-]*$/;

/**
 * The repository in the settings; nothing without a token or a name.
 * @throws {ContentTrouble} if a setting is wrong.
 */
export function gitHostOf(settings: GitSettings): GitHost | undefined {
  const { GIT_API_TOKEN: token, GIT_REPOSITORY: repository } = settings;
  if (!token || !repository) return undefined;
  const api = settings.GIT_API_URL || DEFAULT_API;
  const main = settings.GIT_MAIN || 'main';
  const draft = settings.GIT_DRAFT || 'desk';
  const [, account = ''] = REPOSITORY.exec(repository) ?? [];
  if (!account) throw wrong('GIT_REPOSITORY', 'owner/name');
  if (!isSecureUrl(api)) throw wrong('GIT_API_URL', 'https://…');
  if (!BRANCH.test(main)) throw wrong('GIT_MAIN', 'main');
  if (!BRANCH.test(draft) || draft === main) throw wrong('GIT_DRAFT', `desk, and not ${main}`);
  const base = `${api.replace(/\/$/, '')}/repos/${repository}`;
  return {
    account,
    main,
    draft,
    preview: settings.GIT_PREVIEW_URL || null,
    async ask<Answer>(method: string, path: string, body?: object, expected: readonly number[] = []) {
      const response = await send(base + path, method, token, body);
      // A redirect means that the repository was renamed. Its token is for the address in the settings.
      if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
      const said = await response.text();
      if (expected.includes(response.status)) throw new HttpError(response.status);
      throw troubleOf(response, said, repository);
    },
  };
}

function wrong(name: string, form: string): ContentTrouble {
  return new ContentTrouble(
    'unavailable',
    `${name} in the settings of the Worker is wrong: it must look like ${form}.`,
  );
}

async function send(url: string, method: string, token: string, body: object | undefined): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'User-Agent': 'tutoring-desk',
        'X-GitHub-Api-Version': '2022-11-28',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const why = isTimeout(error) ? `did not answer within ${TIMEOUT_MS / 1000} seconds` : 'cannot be reached';
    throw new ContentTrouble('unavailable', `The repository's host ${why}. Your text is kept here: try again soon.`, {
      cause: error,
    });
  }
}

/** What a refusal of the host means for the owner. The host's own words are for the log. */
function troubleOf({ status, headers }: Response, said: string, repository: string): ContentTrouble {
  console.warn(`The repository's host answered ${status}: ${said.slice(0, 300)}`);
  return new ContentTrouble('unavailable', sentenceFor(status, headers, repository));
}

function sentenceFor(status: number, headers: Headers, repository: string): string {
  if (status === 401)
    return "The repository's host refuses the desk's token: it has expired or was deleted. Make a new one and set GIT_API_TOKEN (docs/operations.md).";
  const wait = waitOf(headers);
  if (status === 429 || (status === 403 && wait !== undefined))
    return `The repository's host was asked too often. Try again in ${Math.max(1, Math.ceil((wait ?? 60_000) / 60_000))} minutes.`;
  if (status === 403)
    return `The desk's token may not do this. It needs write access to contents and pull requests of ${repository}, and read access to checks, statuses and deployments.`;
  if (status === 404 || (status >= 300 && status < 400))
    return `The host has no repository ${repository} that the desk's token may see. Check GIT_REPOSITORY, and the token's repositories.`;
  if (status >= 500)
    return `The repository's host has a problem of its own (${status}). Your text is kept here: try again soon.`;
  return `The repository's host refused the request (${status}). The Worker's log has its reason.`;
}

/** Milliseconds to wait, if the answer is about the rate limit. */
function waitOf(headers: Headers): number | undefined {
  const asked = retryAfterMs(headers.get('Retry-After'), Date.now());
  if (asked !== undefined) return asked;
  if (headers.get('X-RateLimit-Remaining') !== '0') return undefined;
  return Math.max(0, Number(headers.get('X-RateLimit-Reset') ?? 0) * 1000 - Date.now());
}
