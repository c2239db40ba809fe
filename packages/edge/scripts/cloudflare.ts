import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSignInHint } from './sign-in-hint.ts';
import { edgeFolder, WRANGLER } from './wrangler.ts';

/** What wrangler writes of an upload, for programs. */
export interface Upload {
  version_id: string;
  /** Where a preview with a name answers. */
  preview_alias_url?: string;
  preview_url?: string;
}

/** A deployment, as `wrangler deployments … --json` says it. */
export interface Deployment {
  created_on: string;
  versions: { version_id: string; percentage: number }[];
}

/** The commands of wrangler that deploys are made of. */
export interface Cloudflare {
  /** Runs a command for whoever watches. @throws {Error} when it fails. */
  run: (...args: string[]) => void;
  /** What a command that prints JSON says. @throws {Error} with what it said when it fails. */
  read: <Answer>(...args: string[]) => Answer;
  /** Runs a command that uploads. @throws {Error} when it fails, or does not say what it uploaded. */
  upload: (...args: string[]) => Upload;
}

/**
 * Wrangler on one of the environments of wrangler.jsonc.
 * @param environment Its name; empty is production.
 * @param wrangler Another script than the installed one, for tests.
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

/** The upload that all visitors of a deployment have. */
export function liveVersion({ versions }: Deployment): string | undefined {
  return versions.find(({ percentage }) => percentage === ALL)?.version_id;
}

/** Per cent of the visitors. */
export const ALL = 100;
export const NOBODY = 0;
