import { spawnSync } from 'node:child_process';
import { withSignInHint } from './sign-in-hint.ts';
import { edgeFolder, UNATTENDED, WRANGLER } from './wrangler.ts';

/** Bytes of one answer: Node takes a megabyte unless it is told otherwise, and a few hundred leads are more. */
const ANSWER_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Runs a statement on a database of wrangler.jsonc, and gives its rows.
 * @param where `--remote`, or `--local` and what belongs to it.
 * @param wrangler Another script than the installed one, for tests.
 * @throws {Error} with what wrangler said of why, and with none of the rows: they are people's, and errors end up in logs.
 */
export function executeSql(binding: string, sql: string, where: readonly string[], wrangler = WRANGLER): unknown[] {
  const args = [wrangler, 'd1', 'execute', binding, '--json', '--command', sql, ...where];
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: edgeFolder,
    env: { ...process.env, ...UNATTENDED },
    encoding: 'utf8',
    maxBuffer: ANSWER_MAX_BYTES,
  });
  const [answer] = ((status === 0 && jsonIn(stdout, '[')) || []) as Answer[];
  if (answer) return answer.results;
  const why = [error?.message, stderr, reasonIn(stdout)].filter(Boolean);
  throw new Error(
    withSignInHint(`The database ${binding} did not answer${why.length > 0 ? `:\n${why.join('\n')}` : '.'}`),
  );
}

interface Answer {
  results: unknown[];
}

/** Why wrangler failed, which with `--json` stands where the rows would. */
function reasonIn(stdout: string): string | undefined {
  const { error } = (jsonIn(stdout, '{') ?? {}) as { error?: string | { text?: string } };
  return typeof error === 'string' ? error : error?.text;
}

/** The JSON in an output from a bracket on; `undefined` if it is none. Never the parser's own error, which quotes the text. */
function jsonIn(stdout: string, bracket: '[' | '{'): unknown {
  try {
    return JSON.parse(stdout.slice(stdout.indexOf(bracket)));
  } catch {
    return undefined;
  }
}
