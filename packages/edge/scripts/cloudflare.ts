import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSignInHint } from './sign-in-hint.ts';
import { edgeFolder, WRANGLER } from './wrangler.ts';

/** The machine-readable result of an upload. */
export interface Upload {
  version_id: string;
  /** The address of a named preview. */
  preview_alias_url?: string;
  preview_url?: string;
}

/** A deployment, as `wrangler deployments … --json` prints it. */
export interface Deployment {
  created_on: string;
  versions: { version_id: string; percentage: number }[];
}

/** The wrangler commands that deploys use. */
export interface Cloudflare {
  /** Runs a command and shows its output. @throws {Error} if it fails. */
  run: (...args: string[]) => void;
  /** Runs a command that prints JSON. @throws {Error} with its output if it fails. */
  read: <Answer>(...args: string[]) => Answer;
  /** Runs a command that prints only for people. @throws {Error} with its output if it fails. */
  text: (...args: string[]) => string;
  /** Runs an upload. @throws {Error} if it fails, or does not print its result. */
  upload: (...args: string[]) => Upload;
}

/**
 * Runs wrangler for an environment of wrangler.jsonc.
 * @param environment Its name; empty for production.
 * @param wrangler Another script, for tests. @default the installed one
 */
export function cloudflare(environment: '' | 'preview', wrangler = WRANGLER): Cloudflare {
  const where = `--env=${environment}`;
  const start = (args: readonly string[], isRead: boolean, env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...args, where], {
      cwd: edgeFolder,
      encoding: 'utf8',
      stdio: isRead ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', ...env },
    });
    if (status !== 0)
      throw new Error(withSignInHint(`wrangler ${args.join(' ')} failed.${isRead ? `\n${stderr || stdout}` : ''}`));
    return stdout;
  };
  return {
    run: (...args) => void start(args, false),
    read<Answer>(...args: string[]) {
      return JSON.parse(start(args, true)) as Answer;
    },
    text: (...args) => start(args, true),
    upload(...args) {
      const folder = mkdtempSync(join(tmpdir(), 'upload-'));
      const file = join(folder, 'said.ndjson');
      try {
        start(args, false, { WRANGLER_OUTPUT_FILE_PATH: file });
        const said = readFileSync(file, 'utf8').split('\n').filter(Boolean);
        const upload = said.map((line) => JSON.parse(line) as Partial<Upload>).find(({ version_id }) => version_id);
        if (!upload) throw new Error(`wrangler ${args.join(' ')} uploaded nothing.`);
        return upload as Upload;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** The version that all visitors of a deployment get. */
export function liveVersion({ versions }: Deployment): string | undefined {
  return versions.find(({ percentage }) => percentage === ALL)?.version_id;
}

/** Per cent of the visitors. */
export const ALL = 100;
export const NOBODY = 0;
