/**
 * Leads at the console:
 *
 * - `pnpm leads [list|show|export|forget|requeue|hurry|not-spam|status] [reference] [--remote] [--state folder]`
 * - `pnpm leads restore <dump> [reference …] [--key file] [--remote]`: puts leads of a dump back
 * - `pnpm leads backup <file | r2:bucket/name>`: an encrypted dump of the deployed database
 * - `pnpm leads backup-key <file>`: a key pair for it
 *
 * Without a command it lists them; without `--remote` it reads the database of this machine.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cloudflare } from './cloudflare.ts';
import { backUpLeads, isBucketObject, makeBackupKey, openDump } from './lead-backup.ts';
import { runLeadCommand } from './lead-commands.ts';
import { leadsByWrangler, localLeads } from './lead-database.ts';
import { restoredText, restoreLeads } from './restore-leads.ts';
import { UsageError } from './usage-error.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, state: { type: 'string' }, key: { type: 'string' } },
});
const [command = 'list', ...given] = positionals;
try {
  console.log(await run());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function run(): Promise<string> {
  if (command === 'backup-key') {
    const file = fileOf(given[0]);
    const recipient = await makeBackupKey(file);
    return `The private key is in ${file}: keep it where this machine's loss does not take it, and nowhere on Cloudflare.\nThe public key:\n\nBACKUP_RECIPIENT=${recipient}`;
  }
  if (command === 'backup') {
    const to = given[0] && isBucketObject(given[0]) ? given[0] : fileOf(given[0]);
    await backUpLeads(cloudflare(''), to, process.env.BACKUP_RECIPIENT ?? '');
    return `${to} has all leads, encrypted.`;
  }
  const database = values.remote ? leadsByWrangler(['--remote']) : localLeads(values.state);
  if (command !== 'restore') return runLeadCommand(command, database, given[0]);
  const dump = await openDump(readFileSync(fileOf(given[0])), values.key && readFileSync(fileOf(values.key), 'utf8'));
  return restoredText(restoreLeads(database, dump, given.slice(1), Date.now()));
}

/** A file by its name where the command was typed: pnpm runs this script in its own folder. */
function fileOf(name: string | undefined): string {
  if (!name) throw new UsageError('Say which file.');
  return resolve(process.env.INIT_CWD ?? '.', name);
}
