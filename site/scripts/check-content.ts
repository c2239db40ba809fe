/** `pnpm content`: reads all content and data as a build does, in seconds, and says what is wrong or what pages share. */
import { join } from 'node:path';
import { answerWarnings, overlaps, readingEases, readWholeSite } from '../src/build/checks/content';
import { checkPhotos } from '../src/build/checks/photos';
import { readPeople } from '../src/build/content/people';
import { MDX_REGISTRY } from '../src/mdx/registry';

async function check(): Promise<void> {
  const site = join(import.meta.dirname, '..');
  const folder = join(site, 'data');
  await checkPhotos(folder, readPeople(folder));
  const whole = readWholeSite(site, MDX_REGISTRY);
  console.log(`${whole.contexts.length} pages, no mistake.`);
  for (const { message } of answerWarnings(site, whole)) console.warn(`Warning: ${message}`);
  for (const { name, limit, worst } of overlaps(whole)) {
    const pairs = worst.map(({ one, other, overlap }) => `${one} and ${other} ${Math.round(overlap * 100)} %`);
    console.log(`Most alike ${name} (at most ${limit * 100} %): ${pairs.join('; ')}`);
    if (worst.some(({ overlap }) => overlap >= limit)) process.exitCode = 1;
  }
  console.log('Reading ease of English pages (Flesch; 60 to 70 is plain English), hardest first:');
  for (const { path, ease } of readingEases(whole)) console.log(`${String(ease).padStart(5)} ${path}`);
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
