/**
 * Leads at the console: `pnpm leads [list|show|export|forget|requeue|hurry|not-spam|status] [reference] [--remote] [--state folder]`.
 * Without a command it lists them; without `--remote` it reads the database of this machine.
 */
import { parseArgs } from 'node:util';
import { runLeadCommand } from './lead-commands.ts';
import { leadsByWrangler, localLeads } from './lead-database.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, state: { type: 'string' } },
});
const [command = 'list', reference] = positionals;
try {
  const database = values.remote ? leadsByWrangler(['--remote']) : localLeads(values.state);
  console.log(runLeadCommand(command, database, reference));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
