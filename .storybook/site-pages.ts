import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { TODAY } from './looks.ts';
import { PATHS } from './pages/paths.ts';

const SITE = join(import.meta.dirname, '../site');

/** The page contexts of the stories, by path, as the site's build makes them from the content. */
export function sitePages(): unknown {
  const json = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/pages.ts', ...Object.values(PATHS).flat()], {
    cwd: SITE,
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Facts such as `in 21 weeks` would change the pictures every week.
    env: { ...process.env, TEST_DATE: TODAY, NODE_OPTIONS: '' },
  });
  return JSON.parse(json);
}
