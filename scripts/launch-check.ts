/** Lists everything that must be replaced before a real launch. Fails if anything is left. */
import { join } from 'node:path';
import { findings } from './launch-findings.ts';

const found = findings(join(import.meta.dirname, '..'), new Date(), process.env);
for (const { file, what, kind } of found) console.log(`${kind === 'must' ? '✗' : '!'} ${file}: ${what}`);
const left = found.filter(({ kind }) => kind === 'must').length;
console.log(left === 0 ? 'Nothing blocks the launch.' : `${left} findings block the launch. Replace or check each.`);
process.exit(left === 0 ? 0 : 1);
