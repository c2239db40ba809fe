/**
 * Compares how the stories look with how they looked before the change, in one run and one browser: pictures that were
 * taken elsewhere would differ by their fonts. What looks different needs a changeset, which tells consumers; without
 * one this fails. A sample, or all stories with `--full` (docs/adr/0049).
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { LOOKS } from '../../.storybook/looks.ts';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { PORTS } from '../ports.ts';
import { serveFolder } from '../serve-folder.ts';
import { baseOrEnd, changedSince } from './base-commit.ts';
import { Camera, type Look } from './camera.ts';
import { canBeSeen, choose, looksOf } from './choose.ts';
import { compare } from './compare.ts';
import { writeReport, type Difference } from './report.ts';
import { storiesOf, storybookHere, storybookOf, type Story } from './storybooks.ts';
import { isUntold } from './told.ts';

/** Pixels that may differ: a caret, the end of a smoothed line. */
const TOLERATED = 8;

const root = join(import.meta.dirname, '../..');
const full = process.argv.includes('--full');
const base = baseOrEnd();
const changed = changedSince(base);
if (!full && !changed.some(canBeSeen)) {
  console.log(`Nothing has changed since ${base.slice(0, 9)} that a story shows, so nothing is compared.`);
  process.exit(0);
}
const [before, after] = [beforeOrEnd(base), storybookHere()];
const [known, present] = [storiesOf(before), storiesOf(after)];
const { stories: chosen, leftOut } = choose([...present.values()], changed, full);
const stories = chosen.filter(({ id }) => known.has(id));

const servers = [serveFolder(before, PORTS.before), serveFolder(after, PORTS.after)];
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const at = (port: number) => `http://127.0.0.1:${port}`;
const differences: Difference[] = [];
let taken = 0;
for (const look of Object.keys(LOOKS) as Look[]) {
  const shown = stories.filter((story) => looksOf(story, [look]).length > 0);
  const cameras = await Promise.all([PORTS.before, PORTS.after].map((port) => Camera.in(browser, at(port), look)));
  for (const story of shown) {
    taken += 1;
    const difference = (await differenceOf(story, look, cameras)) && (await differenceOf(story, look, cameras));
    if (difference) differences.push(difference);
  }
  await Promise.all(cameras.map((camera) => camera.close()));
}
await browser.close();
servers.forEach((server) => server.close());

/** Builds the earlier Storybook. Ends the run without failing if that commit can no longer be built here. */
function beforeOrEnd(commit: string): string {
  try {
    return storybookOf(commit);
  } catch (error) {
    console.log(
      `The Storybook of ${commit.slice(0, 9)} cannot be built here, so nothing was compared: ${String(error)}`,
    );
    process.exit(0);
  }
}

/** The difference of a story; `undefined` if it looks the same. It is taken twice, because a play function may be unfinished. */
async function differenceOf(story: Story, look: Look, cameras: Camera[]): Promise<Difference | undefined> {
  const [was, is] = await Promise.all(cameras.map((camera) => camera.take(story.id)));
  if (!was || !is || was.equals(is)) return undefined;
  const { pixels, picture } = compare(was, is);
  return pixels > TOLERATED ? { story, look, pixels, before: was, after: is, marked: picture } : undefined;
}

const gone = [...known.keys()].filter((id) => !present.has(id));
const added = [...present.keys()].filter((id) => !known.has(id));
console.log(`${taken} pictures of ${stories.length} of ${present.size} stories, against ${base.slice(0, 9)}.`);
if (leftOut.length > 0) {
  console.log(
    `Touched, but too many to be compared here: ${leftOut.join(', ')}. See them by: node e2e/visual/visual.ts --full`,
  );
}
if (gone.length > 0) console.log(`Gone: ${gone.join(', ')}`);
if (added.length > 0) console.log(`New: ${added.length} stories`);
if (differences.length > 0) {
  const report = writeReport(join(root, '.artefacts/visual/report'), base, differences);
  for (const { story, look, pixels } of differences) {
    console.log(`  ${story.title}: ${story.name}, ${look}: ${pixels} pixels`);
  }
  console.log(`${differences.length} pictures differ: ${report}`);
  const differing = differences.map(({ story }) => story);
  if (isUntold(differing, changed, root)) {
    console.error(
      'No changeset tells consumers of @tutoring/ui of it. If it is meant: pnpm changeset. If not, something reached further than you thought.',
    );
    process.exitCode = 1;
  }
}
