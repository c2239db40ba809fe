/** What remains after the questions. */
import { tryGit } from '../desk/git.ts';
import { launchList } from '../launch/decisions.ts';
import { SETTINGS, type Facts } from './facts.ts';

/** Where a provider shows its key. */
const KEYS: Readonly<Record<string, string>> = {
  resend: 'Resend → API Keys, with the permission “Sending access” only',
  postmark: 'Postmark → Servers → API Tokens',
};

/** The commands that give the deployed Worker its secrets. No file has them, and this program never asks for one. */
export function secretsText(facts: Facts): string {
  const provider = facts.setting(['vars', 'MAIL_PROVIDER']);
  const where = KEYS[provider];
  return [
    'Keys are in no file. Once the site is online, type these commands; each asks for its key:',
    ...(where ? [`  pnpm wrangler secret put MAIL_API_KEY        ${where}`] : []),
    '  pnpm wrangler secret put ALERT_WEBHOOK_URL   where alerts go when messages do not arrive (optional)',
    ...(where
      ? []
      : ['  pnpm wrangler secret put LEAD_WEBHOOK_URL    your CRM, Zapier or Slack: you need this or mail']),
  ].join('\n');
}

/** How to keep the changed settings of the Worker as a version; empty if they are kept. The desk publishes only content. */
export function versionText(root: string): string {
  if (!tryGit(root, 'status', '--porcelain', '--', SETTINGS)?.trim()) return '';
  return `The desk publishes what you change in pages and facts, but not ${SETTINGS}. To save it as a version:
  git commit -m "Set up the site" ${SETTINGS}

`;
}

/** The open decisions that block the launch, counted by subject: the list of `pnpm launch-check`. */
export function leftText(root: string, today: Date): string {
  const { ready, blocking, groups, decisions } = launchList(root, today, process.env);
  if (ready) return 'Nothing blocks the launch.';
  const lines = groups.flatMap(({ id, title }) => {
    const open = decisions.filter(({ group, blocks, decided }) => group === id && blocks && !decided);
    return open.length > 0 ? [`${String(open.length).padStart(5)}  ${title}`] : [];
  });
  const commands = decisions.flatMap(({ id, how }) =>
    id === 'edge.databases' && how.by === 'command' ? how.commands : [],
  );
  return [
    `${blocking} decisions are left before a launch:`,
    ...lines,
    // Whoever creates a database without a place cannot move it later.
    ...commands.map(
      (command) => `Before the first deploy, to store messages of families in the European Union: ${command}`,
    ),
  ].join('\n');
}
