/**
 * Stands in for wrangler where there is no account: what would reach deployed databases reaches those beside a wrangler.jsonc on
 * this machine, by the real wrangler. Run by node; the folder of that file is in LOCAL_ACCOUNT.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { WRANGLER } from '../scripts/wrangler.ts';

const args = process.argv.slice(2).map((arg) => (arg === '--remote' ? '--local' : arg));
const config = join(process.env.LOCAL_ACCOUNT ?? '', 'wrangler.jsonc');
const { status } = spawnSync(process.execPath, [WRANGLER, ...args, '--config', config], { stdio: 'inherit' });
process.exitCode = status ?? 1;
