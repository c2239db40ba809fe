/**
 * Stands in for wrangler where there is no account: keeps versions and deployments in a file as Cloudflare would, and
 * refuses what Cloudflare refuses. Run by node; the folder is in FAKE_CLOUDFLARE.
 */
import { appendFileSync, copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the stand-in remembers. */
export interface FakeState {
  commands: string[];
  deployments: { created_on: string; versions: { version_id: string; percentage: number }[] }[];
  /** Uploads so far. */
  uploads: number;
  secrets?: string[];
  /** Databases of the account. */
  databases?: { name: string; uuid: string }[];
  queues?: string[];
  buckets?: string[];
  /** A command that fails. */
  broken?: string;
  /** A command that fails after it has answered. */
  breaking?: string;
  /** Answers of a database break off. */
  garbled?: boolean;
  /** What an export of the database gives. */
  dump?: string;
}

const file = join(process.env.FAKE_CLOUDFLARE ?? '', 'state.json');
const state = JSON.parse(readFileSync(file, 'utf8')) as FakeState;
const args = process.argv.slice(2);
const command = args.join(' ');
state.commands.push(command);
save();
if (state.broken && command.startsWith(state.broken)) fail(`${state.broken} is broken`);

const latest = state.deployments.at(-1);
if (command.startsWith('deployments status')) {
  if (!latest) fail('This Worker does not exist on your account. [code: 10007]');
  console.log(JSON.stringify(latest));
} else if (command.startsWith('deployments list')) {
  console.log(JSON.stringify(state.deployments));
} else if (command.startsWith('secret list')) {
  console.log(JSON.stringify((state.secrets ?? []).map((name) => ({ name, type: 'secret_text' }))));
} else if (command.startsWith('versions upload')) {
  if (!latest) fail('This Worker does not exist on your account. [code: 10007]');
  const alias = args[args.indexOf('--preview-alias') + 1];
  output({
    type: 'version-upload',
    version_id: newVersion(),
    ...(args.includes('--preview-alias') && { preview_alias_url: `https://${alias}-worker.owner.workers.dev` }),
  });
} else if (command.startsWith('versions deploy')) {
  const versions = args
    .filter((arg) => arg.includes('@'))
    .map((arg) => arg.split('@'))
    .map(([version_id = '', share = '']) => ({ version_id, percentage: Number(share.replace('%', '')) }));
  if (versions.reduce((sum, { percentage }) => sum + percentage, 0) !== 100) fail('The shares are not 100 %.');
  record(versions);
} else if (command.startsWith('rollback')) {
  record([{ version_id: args[1] ?? '', percentage: 100 }]);
} else if (command.startsWith('deploy ')) {
  record([{ version_id: newVersion(), percentage: 100 }]);
} else if (command.startsWith('d1 create')) {
  const databases = state.databases ?? [];
  const uuid = `0a1b2c3d-0000-4000-8000-${String(databases.length).padStart(12, '0')}`;
  state.databases = [...databases, { name: args[2] ?? '', uuid }];
  save();
} else if (command.startsWith('d1 list')) {
  console.log(JSON.stringify(state.databases ?? []));
} else if (command.startsWith('queues create')) {
  if (state.queues?.includes(args[2] ?? '')) fail('Queue name is already taken. [code: 11009]');
  state.queues = [...(state.queues ?? []), args[2] ?? ''];
  save();
} else if (command.startsWith('queues list')) {
  console.log((state.queues ?? []).map((name) => `│ ${name} │`).join('\n'));
} else if (command.startsWith('r2 bucket create')) {
  state.buckets = [...(state.buckets ?? []), args[3] ?? ''];
  save();
} else if (command.startsWith('r2 bucket list')) {
  console.log((state.buckets ?? []).map((name) => `name:           ${name}\ncreation_date:  2026-11-01`).join('\n\n'));
} else if (command.startsWith('d1 export')) {
  writeFileSync(args[args.indexOf('--output') + 1] ?? '', state.dump ?? '');
} else if (command.startsWith('r2 object put')) {
  copyFileSync(args[args.indexOf('--file') + 1] ?? '', join(process.env.FAKE_CLOUDFLARE ?? '', 'object'));
} else if (command.startsWith('d1 execute')) {
  const results = await rowsOf(args[args.indexOf('--command') + 1] ?? '');
  const answer = JSON.stringify([{ results, success: true }]);
  console.log(state.garbled ? answer.slice(0, -1) : answer);
}
// Not `process.exit`: what is on its way to a pipe would be lost.
if (state.breaking && command.startsWith(state.breaking)) process.exitCode = 1;

/** Of the database beside the state. What fails is said as wrangler says it with `--json`: on the standard output. */
async function rowsOf(sql: string): Promise<unknown[]> {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(join(process.env.FAKE_CLOUDFLARE ?? '', 'd1.sqlite'));
  try {
    return database.prepare(sql).all();
  } catch (error) {
    console.log(JSON.stringify({ error: { text: (error as Error).message } }));
    process.exit(1);
  } finally {
    database.close();
  }
}

function newVersion(): string {
  state.uploads += 1;
  save();
  return `version-${state.uploads}`;
}

function record(versions: FakeState['deployments'][number]['versions']): void {
  state.deployments.push({ created_on: new Date(state.deployments.length * 1000).toISOString(), versions });
  save();
}

function save(): void {
  writeFileSync(file, JSON.stringify(state));
}

function output(entry: object): void {
  const said = process.env.WRANGLER_OUTPUT_FILE_PATH;
  if (said)
    appendFileSync(said, `${existsSync(said) ? '' : '{"type":"wrangler-session"}\n'}${JSON.stringify(entry)}\n`);
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}
