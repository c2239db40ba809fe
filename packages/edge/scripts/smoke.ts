/** Tests a running site: `pnpm smoke [address]`, by default the site of `npm start`. */
import { existsSync } from 'node:fs';
import { builtSite } from './deploy-target.ts';
import { smoke } from './smoke-checks.ts';

const LOCAL = 'http://localhost:8787';

const address = process.argv[2] ?? LOCAL;
if (!URL.canParse(address) || !existsSync(builtSite)) {
  console.error(`Build the site first (pnpm build), and add an address such as ${LOCAL}.`);
  process.exit(1);
}
const isWell = await smoke({ address, folder: builtSite, key: process.env.SMOKE_KEY }, console.log).catch(
  (error: unknown) => {
    console.error((error as Error).message);
    return false;
  },
);
process.exit(isWell ? 0 : 1);
