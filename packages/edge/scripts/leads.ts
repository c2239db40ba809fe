/**
 * Leads at the console: {@link USAGE}. `--state folder` takes another local database, for tests.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cloudflare } from './cloudflare.ts';
import { backUpLeads, isBucketObject, makeBackupKey, openDump } from './lead-backup.ts';
import { runLeadCommand } from './lead-commands.ts';
import { leadsByWrangler, localLeads } from './lead-database.ts';
import { restoredText, restoreLeads } from './restore-leads.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `pnpm leads COMMAND … --remote: the deployed database. Without --remote: the one on this machine.

  list                    all leads, the newest first
  show REFERENCE          one lead
  export                  all leads as CSV: pnpm --silent leads export --remote > leads.csv
  status                  how many wait, and why
  hurry                   deliver all that waits now
  requeue REFERENCE       deliver one lead once more
  not-spam REFERENCE      take a lead out of the spam, and deliver it
  forget REFERENCE        delete a lead; the webhook and the owner's mailbox are told
  restore DUMP [REFERENCE …] [--key FILE]
                          put back what a dump has and the database lacks
  backup FILE             write an encrypted dump of the deployed database, also to r2:BUCKET/NAME
  backup-key FILE         make the key pair for backups`;

try {
  const { values, positionals } = parsed();
  console.log(values.help ? USAGE : await run(positionals, values));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        remote: { type: 'boolean', default: false },
        state: { type: 'string' },
        key: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function run(
  [command = 'list', ...given]: string[],
  { remote, state, key }: { remote: boolean; state?: string; key?: string },
): Promise<string> {
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
  const database = remote ? leadsByWrangler(['--remote']) : localLeads(state);
  if (command !== 'restore') return runLeadCommand(command, database, given[0]);
  const dump = await openDump(contentOf(given[0]), key && contentOf(key).toString('utf8'));
  return restoredText(restoreLeads(database, dump, given.slice(1), Date.now()));
}

/** A file relative to where the command was typed: pnpm runs this script in its package's folder. */
function fileOf(name: string | undefined): string {
  if (!name) throw new UsageError('Name the file, such as leads-2026-11-22.sql.age.');
  return resolve(process.env.INIT_CWD ?? '.', name);
}

function contentOf(name: string | undefined): Buffer {
  const file = fileOf(name);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  return readFileSync(file);
}
