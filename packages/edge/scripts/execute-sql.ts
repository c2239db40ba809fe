import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const ended = execute(binding, ['--command', sql, ...where], wrangler);
  const [answer] = ((ended.status === 0 && jsonIn(ended.stdout, '[')) || []) as Answer[];
  if (answer) return answer.results;
  throw failure(binding, ended);
}

/**
 * Runs many statements in one import: all or nothing. A deployed database answers nobody meanwhile.
 * @param where `--remote`, or `--local` with its options.
 * @param wrangler Another script, for tests. @default the installed one
 */
export function importSql(
  binding: string,
  statements: readonly string[],
  where: readonly string[],
  wrangler = WRANGLER,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    const file = join(folder, 'import.sql');
    writeFileSync(file, `${statements.join(';\n')};\n`, { mode: 0o600 });
    const ended = execute(binding, ['--yes', '--file', file, ...where], wrangler);
    // What it prints about an import differs between databases.
    if (ended.status !== 0) throw failure(binding, ended);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function execute(binding: string, args: readonly string[], wrangler: string): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [wrangler, 'd1', 'execute', binding, '--json', ...args], {
    cwd: edgeFolder,
    env: { ...process.env, ...UNATTENDED },
    encoding: 'utf8',
    maxBuffer: ANSWER_MAX_BYTES,
  });
}

function failure(binding: string, { stdout, stderr, error }: SpawnSyncReturns<string>): Error {
  const why = [error?.message, stderr, reasonIn(stdout)].filter(Boolean);
  return new Error(
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
