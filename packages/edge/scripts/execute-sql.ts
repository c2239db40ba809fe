import { spawnSync } from 'node:child_process';
import { withSignInHint } from './sign-in-hint.ts';
import { edgeFolder, UNATTENDED, WRANGLER } from './wrangler.ts';

/** Most bytes of an answer: Node's default of a megabyte is less than a few hundred leads. */
const ANSWER_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Runs a statement on a database of wrangler.jsonc, and returns its rows.
 * @param where `--remote`, or `--local` with its options.
 * @param wrangler Another script, for tests. @default the installed one
 * @throws {Error} with wrangler's reason, and never with rows: errors end up in logs, and rows are people's data.
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

/** Wrangler's error, which `--json` prints in place of the rows. */
function reasonIn(stdout: string): string | undefined {
  const { error } = (jsonIn(stdout, '{') ?? {}) as { error?: string | { text?: string } };
  return typeof error === 'string' ? error : error?.text;
}

/** The JSON in an output, from a bracket on; `undefined` if it is invalid. Never the parser's error, which quotes the text. */
function jsonIn(stdout: string, bracket: '[' | '{'): unknown {
  try {
    return JSON.parse(stdout.slice(stdout.indexOf(bracket)));
  } catch {
    return undefined;
  }
}
