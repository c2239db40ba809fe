/**
 * Leads at the console: {@link USAGE}. `--state FOLDER` selects another local database, for tests.
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

const USAGE = `pnpm leads COMMAND … [--remote]. With --remote: the deployed database. Without: the local one.

  list                    all leads, newest first
  show REFERENCE          one lead
  export                  all leads as CSV: pnpm --silent leads export --remote > leads.csv
  status                  how many leads are waiting, and why
  hurry                   deliver all waiting leads now
  requeue REFERENCE       deliver a lead again
  not-spam REFERENCE      move a lead out of spam, and deliver it
  forget REFERENCE        delete a lead, and notify the webhook and the owner's mailbox
  restore DUMP [REFERENCE …] [--key FILE]
                          restore leads that a dump has and the database lacks
  backup FILE             write an encrypted dump of the deployed database to a file or to r2:BUCKET/NAME
  backup-key FILE         create the key pair for backups`;

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
    return `The private key is in ${file}. Keep a copy away from this machine, and never on Cloudflare.\nThe public key:\n\nBACKUP_RECIPIENT=${recipient}`;
  }
  if (command === 'backup') {
    const to = given[0] && isBucketObject(given[0]) ? given[0] : fileOf(given[0]);
    await backUpLeads(cloudflare(''), to, process.env.BACKUP_RECIPIENT ?? '');
    return `All leads are in ${to}, encrypted.`;
  }
  const database = remote ? leadsByWrangler(['--remote']) : localLeads(state);
  if (command !== 'restore') return runLeadCommand(command, database, given[0]);
  const dump = await openDump(contentOf(given[0]), key && contentOf(key).toString('utf8'));
  return restoredText(restoreLeads(database, dump, given.slice(1), Date.now()));
}

/** A file relative to where the command was typed: pnpm runs this script in its package's folder. */
function fileOf(name: string | undefined): string {
  if (!name) throw new UsageError('Add a file name, such as leads-2026-11-22.sql.age.');
  return resolve(process.env.INIT_CWD ?? '.', name);
}

function contentOf(name: string | undefined): Buffer {
  const file = fileOf(name);
  if (!existsSync(file)) throw new UsageError(`File not found: ${file}.`);
  return readFileSync(file);
}
