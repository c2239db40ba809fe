/**
 * The part of GitHub's REST API that the desk uses, on a bare repository on this machine. What it answers about commits, trees
 * and merges comes from git itself; what CI reports (checks, statuses, deployments) is posted to it, as to GitHub.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { bytesOfBase64 } from '../src/owner/content/blob';

export const REPOSITORY = 'sample/site';
export const TOKEN = 'sample-token';

/** A failure of the host. Status 0 breaks the connection. */
export interface HostFailure {
  status: number;
  headers?: Record<string, string>;
  /** Only requests whose method and path contain this. @default all */
  on?: string;
  /** Until it is removed. @default once */
  isLasting?: boolean;
  /** Do the work first, and lose the answer. */
  isAfter?: boolean;
}

export interface GitApiServer {
  url: string;
  /** The bare repository. */
  folder: string;
  git: (...args: string[]) => string;
  /** Requests so far, such as `GET /git/ref/heads/main`. */
  requests: string[];
  /** What to answer instead. */
  failures: HostFailure[];
  /** Runs once before the next change of a branch. */
  beforeMove: (() => void) | undefined;
  /** As CI does: `POST` to a path below the repository. */
  report: (path: string, body: object) => Promise<{ id: number }>;
  /** A tree with another text at a path. */
  tree: (commit: string, path: string, text: string, mode?: string) => string;
  forgetPulls: () => void;
  forgetReports: () => void;
  close: () => void;
}

interface Pull {
  number: number;
  title: string;
  head: string;
  base: string;
  state: 'open' | 'closed';
}
interface Reported {
  id: number;
  sha: string;
  [field: string]: unknown;
}
class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
type Body = Record<string, unknown>;
type Route = (match: string[], body: Body, query: URLSearchParams) => unknown;

/** Starts it. @param files A folder whose files are the first commit on `main`. */
export async function startGitApi(files: string): Promise<GitApiServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tutoring-git-'));
  const run = (args: readonly string[], input?: string | Uint8Array, env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync('git', args, {
      cwd: folder,
      input,
      env: { ...process.env, ...AUTHOR, ...env },
      maxBuffer: 1e8,
    });
    if (status !== 0) throw new Refused(422, stderr.toString());
    return stdout;
  };
  const git = (...args: string[]) => run(args).toString().trim();
  const tryGit = (...args: string[]) => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };
  git('init', '--bare', '--quiet', '--initial-branch', 'main');
  run(['--work-tree', files, 'add', '--all'], undefined, { GIT_DIR: folder });
  git('update-ref', 'refs/heads/main', git('commit-tree', '-m', 'Begin', git('write-tree')));

  const pulls: Pull[] = [];
  const runs: Reported[] = [];
  const statuses: Reported[] = [];
  const deployments: Reported[] = [];
  const deploymentStatuses: Reported[] = [];
  let count = 0;
  const server = {
    requests: [] as string[],
    failures: [] as HostFailure[],
    beforeMove: undefined as (() => void) | undefined,
  };
  const shaOf = (name: string) => tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const need = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Refused(404, 'Not Found');
    return value;
  };
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const moving = () => {
    const before = server.beforeMove;
    server.beforeMove = undefined;
    before?.();
  };
  /** The tree of a merge; nothing if it has conflicts. */
  const mergedTree = (one: string, other: string) => tryGit('merge-tree', '--write-tree', one, other)?.split('\n')[0];
  const merge = (base: string, head: string, message: string) => {
    const [ours, theirs] = [need(shaOf(base)), need(shaOf(head))];
    const tree = mergedTree(ours, theirs);
    if (!tree) throw new Refused(409, 'Merge conflict');
    const sha = git('commit-tree', tree, '-p', ours, '-p', theirs, '-m', message);
    git('update-ref', `refs/heads/${base}`, sha, ours);
    return sha;
  };
  const commitOf = (sha: string) => {
    const [parents = '', name = '', email = '', date = '', committed = '', message = ''] = git(
      'show',
      '-s',
      '--format=%P%x00%an%x00%ae%x00%aI%x00%cI%x00%B',
      sha,
    ).split('\0');
    return {
      sha,
      parents: parents
        .split(' ')
        .filter(Boolean)
        .map((parent) => ({ sha: parent })),
      commit: { message: message.trim(), author: { name, email, date }, committer: { date: committed } },
    };
  };
  /** The lines of `git diff --name-status`; with its pair of names and a similarity, such as `R100`, for a rename. */
  const filesOf = (lines: string) => {
    const names: Record<string, string> = { A: 'added', D: 'removed', M: 'modified', R: 'renamed' };
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'))
      .map(([status = '', first, second]) => ({
        filename: second ?? first,
        status: names[status.slice(0, 1)],
        ...(second && { previous_filename: first }),
      }));
  };
  const pullOf = (pull: Pull) => ({
    ...pull,
    html_url: `https://host.example/pull/${pull.number}`,
    mergeable: mergedTree(need(shaOf(pull.base)), need(shaOf(pull.head))) !== undefined,
  });
  const report = (list: Reported[], sha: string, body: Body) => {
    const made = { ...body, id: (count += 1), sha };
    list.unshift(made);
    return made;
  };

  const routes: [method: string, path: RegExp, route: Route][] = [
    ['GET', /^\/git\/ref\/heads\/(.+)$/, ([branch = '']) => ({ object: { sha: need(shaOf(`refs/heads/${branch}`)) } })],
    [
      'POST',
      /^\/git\/refs$/,
      (_, { ref, sha }) => {
        moving();
        if (shaOf(text(ref))) throw new Refused(422, 'Reference already exists');
        git('update-ref', text(ref), text(sha));
        return {};
      },
    ],
    [
      'PATCH',
      /^\/git\/refs\/heads\/(.+)$/,
      ([branch = ''], { sha, force }) => {
        moving();
        const before = need(shaOf(`refs/heads/${branch}`));
        if (!force && tryGit('merge-base', '--is-ancestor', before, text(sha)) === undefined)
          throw new Refused(422, 'Update is not a fast forward');
        git('update-ref', `refs/heads/${branch}`, text(sha), before);
        return {};
      },
    ],
    [
      'GET',
      /^\/git\/trees\/(\w+)$/,
      ([sha = '']) => ({
        truncated: false,
        tree: git('ls-tree', '-r', '-t', '-z', sha)
          .split('\0')
          .filter(Boolean)
          .map((line) => {
            const [, mode, type, blob, path] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
            return { mode, type, sha: blob, path };
          }),
      }),
    ],
    [
      'POST',
      /^\/git\/trees$/,
      (_, { base_tree, tree }) => {
        const index = { GIT_INDEX_FILE: join(folder, `index-${(count += 1)}`) };
        run(['read-tree', text(base_tree)], undefined, index);
        const lines = (tree as { path: string; mode: string; sha?: string | null; content?: string }[]).map((entry) => {
          const sha =
            entry.content === undefined
              ? entry.sha
              : run(['hash-object', '-w', '--stdin'], entry.content).toString().trim();
          return sha ? `${entry.mode} ${sha}\t${entry.path}` : `0 ${'0'.repeat(40)}\t${entry.path}`;
        });
        run(['update-index', '--index-info'], `${lines.join('\n')}\n`, index);
        return { sha: run(['write-tree'], undefined, index).toString().trim() };
      },
    ],
    [
      'GET',
      /^\/git\/blobs\/(\w+)$/,
      ([sha = '']) => ({ content: run(['cat-file', 'blob', sha]).toString('base64').replace(/.{60}/g, '$&\n') }),
    ],
    [
      'POST',
      /^\/git\/blobs$/,
      (_, { content }) => ({
        sha: run(['hash-object', '-w', '--stdin'], bytesOfBase64(text(content)))
          .toString()
          .trim(),
      }),
    ],
    [
      'POST',
      /^\/git\/commits$/,
      (_, { message, tree, parents, author }) => {
        const { name, email, date } = author as Record<string, string>;
        const args = [
          'commit-tree',
          text(tree),
          ...(parents as string[]).flatMap((parent) => ['-p', parent]),
          '-m',
          text(message),
        ];
        const env = { GIT_AUTHOR_NAME: name ?? '', GIT_AUTHOR_EMAIL: email ?? '', GIT_AUTHOR_DATE: date ?? '' };
        return { sha: run(args, undefined, env).toString().trim() };
      },
    ],
    [
      'GET',
      /^\/compare\/(.+)\.\.\.(.+)$/,
      ([base = '', head = '']) => {
        const commits = git('rev-list', '--reverse', `${base}..${head}`).split('\n').filter(Boolean);
        return {
          ahead_by: commits.length,
          behind_by: Number(git('rev-list', '--count', `${head}..${base}`)),
          commits: commits.map(commitOf),
          files: filesOf(git('diff', '--name-status', '--no-renames', `${base}...${head}`)),
        };
      },
    ],
    [
      'POST',
      /^\/merges$/,
      (_, { base, head, commit_message }) => ({ sha: merge(text(base), text(head), text(commit_message)) }),
    ],
    [
      'GET',
      /^\/pulls$/,
      (_, _body, query) =>
        pulls
          .filter(
            ({ state, head, base }) =>
              state === 'open' && `sample:${head}` === query.get('head') && base === query.get('base'),
          )
          .map(pullOf),
    ],
    [
      'POST',
      /^\/pulls$/,
      (_, { head, base, title }) => {
        const isOpen = pulls.some((pull) => pull.head === head && pull.state === 'open');
        if (isOpen || git('rev-list', '--count', `${text(base)}..${text(head)}`) === '0')
          throw new Refused(422, 'Validation Failed');
        const pull: Pull = {
          number: pulls.length + 1,
          title: text(title),
          head: text(head),
          base: text(base),
          state: 'open',
        };
        pulls.push(pull);
        return pullOf(pull);
      },
    ],
    ['GET', /^\/pulls\/(\d+)$/, ([number]) => pullOf(need(pulls[Number(number) - 1]))],
    [
      'PUT',
      /^\/pulls\/(\d+)\/merge$/,
      ([number], { sha, merge_method, commit_title, commit_message }) => {
        moving();
        const pull = need(pulls[Number(number) - 1]);
        if (merge_method !== 'merge' || pull.state !== 'open') throw new Refused(405, 'Pull Request is not mergeable');
        if (shaOf(pull.head) !== sha) throw new Refused(409, 'Head branch was modified');
        const merged = merge(pull.base, pull.head, `${text(commit_title)}\n\n${text(commit_message)}`);
        pull.state = 'closed';
        return { sha: merged, merged: true };
      },
    ],
    [
      'GET',
      /^\/commits$/,
      (_, _body, query) =>
        git(
          'rev-list',
          '--max-count',
          query.get('per_page') ?? '30',
          query.get('sha') ?? '',
          '--',
          query.get('path') ?? '',
        )
          .split('\n')
          .filter(Boolean)
          .map(commitOf),
    ],
    [
      'GET',
      /^\/commits\/(\w+)$/,
      ([sha = '']) => ({
        ...commitOf(sha),
        files: filesOf(git('diff-tree', '-r', '--root', '--no-commit-id', '--find-renames', '--name-status', sha)),
      }),
    ],
    ['POST', /^\/check-runs$/, (_, body) => report(runs, text(body.head_sha), body)],
    [
      'GET',
      /^\/commits\/(\w+)\/check-runs$/,
      ([sha]) => ({
        check_runs: runs.filter((one) => one.sha === sha).map((one) => ({ conclusion: null, html_url: null, ...one })),
      }),
    ],
    [
      'GET',
      /^\/check-runs\/(\d+)\/annotations$/,
      ([id]) =>
        (runs.find((one) => one.id === Number(id))?.output as { annotations?: unknown[] } | undefined)?.annotations ??
        [],
    ],
    ['POST', /^\/statuses\/(\w+)$/, ([sha = ''], body) => report(statuses, sha, body)],
    [
      'GET',
      /^\/commits\/(\w+)\/status$/,
      ([sha]) => ({ state: 'unused', statuses: statuses.filter((one) => one.sha === sha) }),
    ],
    ['POST', /^\/deployments$/, (_, body) => report(deployments, need(shaOf(text(body.ref))), body)],
    ['GET', /^\/deployments$/, (_, _body, query) => deployments.filter((one) => one.sha === query.get('sha'))],
    ['POST', /^\/deployments\/(\d+)\/statuses$/, ([id = ''], body) => report(deploymentStatuses, id, body)],
    ['GET', /^\/deployments\/(\d+)\/statuses$/, ([id]) => deploymentStatuses.filter((one) => one.sha === id)],
  ];

  const prefix = `/repos/${REPOSITORY}`;
  const http = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const body = await bodyOf(request);
      const path = decodeURIComponent(pathname.replace(prefix, ''));
      const asked = `${request.method} ${path}`;
      server.requests.push(asked);
      const answer = (status: number, json: unknown, headers = {}) =>
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(json));
      if (request.headers.authorization !== `Bearer ${TOKEN}`) return answer(401, { message: 'Bad credentials' });
      if (!pathname.startsWith(prefix)) return answer(404, { message: 'Not Found' });
      const at = server.failures.findIndex(({ on = '' }) => asked.includes(on));
      const failure = server.failures[at];
      if (failure && !failure.isLasting) server.failures.splice(at, 1);
      const fail = ({ status, headers }: HostFailure) =>
        status === 0 ? request.socket.destroy() : answer(status, { message: 'It fails.' }, headers);
      if (failure && !failure.isAfter) return fail(failure);
      try {
        const [, , route] = need(routes.find(([method, form]) => method === request.method && form.test(path)));
        const [, form] = need(routes.find(([, , one]) => one === route));
        const made = route((form.exec(path) ?? []).slice(1), body, searchParams);
        return failure ? fail(failure) : answer(200, made);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return answer(error.status, { message: error.message });
      }
    })();
  });
  await new Promise<void>((settle) => http.listen(0, '127.0.0.1', settle));
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return Object.assign(server, {
    url,
    folder,
    git,
    async report(path: string, body: object) {
      const answer = await fetch(`${url}${prefix}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${TOKEN}` },
        body: JSON.stringify(body),
      });
      const made: { id: number } = await answer.json();
      return made;
    },
    tree(commit: string, path: string, content: string, mode = '100644') {
      const index = { GIT_INDEX_FILE: join(folder, `index-${(count += 1)}`) };
      run(['read-tree', commit], undefined, index);
      const sha = run(['hash-object', '-w', '--stdin'], content).toString().trim();
      run(['update-index', '--add', '--cacheinfo', `${mode},${sha},${path}`], undefined, index);
      return run(['write-tree'], undefined, index).toString().trim();
    },
    forgetPulls: () => void pulls.splice(0),
    forgetReports() {
      for (const list of [runs, statuses, deployments, deploymentStatuses]) list.splice(0);
    },
    close() {
      http.close();
      http.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'Sample Host',
  GIT_AUTHOR_EMAIL: 'host@example.com',
  GIT_COMMITTER_NAME: 'Sample Host',
  GIT_COMMITTER_EMAIL: 'host@example.com',
};

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const body = await readText(request);
  return body ? (JSON.parse(body) as Body) : {};
}
