/**
 * Measures the size of each component. It fails if a component is more than 2 % larger than in sizes.json, and lists those components.
 * `--write` updates sizes.json and the list in the README instead.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

interface Weighed {
  name: string;
  size: number;
  sizeLimit: number;
}

/** The tolerated growth, as a factor. Nobody should shorten a name or a comment to save a few bytes. */
const TOLERATED = 1.02;

const weighed = JSON.parse(weigh()) as Weighed[];
if (process.argv.includes('--write')) {
  const sizes = Object.fromEntries(weighed.map(({ name, size }) => [name, size]));
  writeFileSync('sizes.json', `${JSON.stringify(sizes, null, 2)}\n`);
  const readme = readFileSync('README.md', 'utf8');
  const [start, end] = ['<!-- sizes -->', '<!-- /sizes -->'];
  const list = weighed.map(({ name, size }) => `\`${name}\` ${(size / 1000).toFixed(1)}`).join(' · ');
  writeFileSync('README.md', readme.replace(new RegExp(`${start}[^]*${end}`), `${start}\n${list}\n${end}`));
} else {
  const heavier = weighed.filter(({ size, sizeLimit }) => size > sizeLimit * TOLERATED);
  for (const { name, size, sizeLimit } of heavier) {
    console.error(`${name} has grown from ${sizeLimit} to ${size} bytes (sizes.json).`);
  }
  if (heavier.length > 0)
    console.error('Make it smaller, or accept the new sizes: pnpm --filter @tutoring/ui sizes --write');
  else console.log(`None of the ${weighed.length} components has grown by more than 2 %.`);
  process.exitCode = heavier.length > 0 ? 1 : 0;
}

/** The output of size-limit. It exits with an error for components over their limit, but this script reports them itself. */
function weigh(): string {
  try {
    return execFileSync('size-limit', ['--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout;
  }
}
