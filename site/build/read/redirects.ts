import { join } from 'node:path';
import * as z from 'zod';
import { readYaml } from './read-yaml';

const schema = z.array(z.strictObject({ from: z.string(), to: z.string() }));

/** Addresses that lead on to another (the edge answers them: packages/edge/scripts). */
export function readRedirects(folder: string): Set<string> {
  return new Set(readYaml(join(folder, 'redirects.yaml'), schema).map(({ from }) => from));
}
