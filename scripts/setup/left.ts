/** What remains after the questions. */
import { findings, type Finding } from '../launch-findings.ts';
import type { Facts } from './facts.ts';

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
    'Secrets are in no file. After the first deploy, type these; each asks for its value:',
    ...(where ? [`  pnpm wrangler secret put MAIL_API_KEY        ${where}`] : []),
    '  pnpm wrangler secret put ALERT_WEBHOOK_URL   where alerts go when leads do not arrive (optional)',
    ...(where
      ? []
      : ['  pnpm wrangler secret put LEAD_WEBHOOK_URL    your CRM, Zapier or Slack: you need this or mail']),
  ].join('\n');
}

/** What still blocks the launch, counted by subject: the list of `pnpm launch-check`. */
export function leftText(root: string, today: Date): string {
  const must = findings(root, today, process.env).filter(({ kind }) => kind === 'must');
  if (must.length === 0) return 'Nothing blocks the launch.';
  const counts = new Map<string, number>();
  for (const finding of must) counts.set(subjectOf(finding), (counts.get(subjectOf(finding)) ?? 0) + 1);
  const lines = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([what, count]) => `${String(count).padStart(5)}  ${what}`);
  return [`${must.length} decisions are left before a launch:`, ...lines].join('\n');
}

/** Such as `tutors.mdx` → “pages”, `schools.yaml` → “schools”. */
function subjectOf({ file }: Finding): string {
  if (file.startsWith('site/content/')) return 'statements on pages';
  if (file.startsWith('docs/glossaries/')) return 'languages that no native speaker has read';
  return file.replace('site/data/', '');
}
