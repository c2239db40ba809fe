import type { ContentMistake, Publication } from '@tutoring/domain/content';
import type { GitHost } from './git-host';

interface CheckRun {
  id: number;
  status: string;
  conclusion: string | null;
  html_url: string | null;
}
interface Annotation {
  path: string;
  start_line: number;
  annotation_level: string;
  message: string;
}

/** Conclusions that let a change pass. */
const PASSED = ['success', 'neutral', 'skipped'];
/** Failed checks whose mistakes are read: each is a request. */
const MAX_READ = 3;

/** The checks of a commit: those of apps such as Actions (check runs), and those of other services (statuses). */
export async function checksOf(host: GitHost, sha: string): Promise<Publication['checks']> {
  const [{ check_runs: runs }, status] = await Promise.all([
    host.ask<{ check_runs: CheckRun[] }>('GET', `/commits/${sha}/check-runs?filter=latest&per_page=100`),
    host.ask<{ state: string; statuses: { target_url: string | null; state: string }[] }>(
      'GET',
      `/commits/${sha}/status`,
    ),
  ]);
  const failed = runs.filter(({ status, conclusion }) => status === 'completed' && !PASSED.includes(conclusion ?? ''));
  const broken = status.statuses.filter(({ state }) => state === 'failure' || state === 'error');
  const isRunning =
    runs.some(({ status }) => status !== 'completed') || status.statuses.some(({ state }) => state === 'pending');
  const href = failed[0]?.html_url ?? broken[0]?.target_url ?? runs[0]?.html_url ?? null;
  if (failed.length + broken.length > 0) {
    const problems = await Promise.all(failed.slice(0, MAX_READ).map(({ id }) => mistakesOf(host, id)));
    return { state: 'failed', problems: problems.flat(), href };
  }
  if (isRunning) return { state: 'running', problems: [], href };
  return { state: runs.length + status.statuses.length > 0 ? 'passed' : 'none', problems: [], href };
}

/** The mistakes that a check run names: `pnpm content` writes them so in CI (site/scripts/check-content.ts). */
async function mistakesOf(host: GitHost, run: number): Promise<ContentMistake[]> {
  const annotations = await host.ask<Annotation[]>('GET', `/check-runs/${run}/annotations?per_page=50`);
  return annotations
    .filter(({ annotation_level, path }) => annotation_level === 'failure' && path.startsWith('site/'))
    .map(({ path, start_line, message }) => ({ file: path, line: start_line || null, message }));
}

/** The address that the newest deployment of a commit has, if it is up. */
export async function deployedPreview(host: GitHost, sha: string): Promise<string | null> {
  const [deployment] = await host.ask<{ id: number }[]>('GET', `/deployments?sha=${sha}&per_page=1`);
  if (!deployment) return null;
  const [status] = await host.ask<{ state: string; environment_url?: string }[]>(
    'GET',
    `/deployments/${deployment.id}/statuses?per_page=1`,
  );
  const address = status?.state === 'success' ? status.environment_url : undefined;
  // The desk makes a link of it.
  return address?.startsWith('https://') ? address : null;
}
