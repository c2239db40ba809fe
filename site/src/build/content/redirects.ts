import { formerAddresses } from '@tutoring/domain/slug';
import { join } from 'node:path';
import * as z from 'zod';
import { readPublished } from './published';
import { readYaml } from './read-yaml';

const schema = z.array(z.strictObject({ from: z.string(), to: z.string(), status: z.literal(200).optional() }));

/** Addresses that redirect (the edge answers them: packages/edge/scripts), those of earlier names among them. */
export function readRedirects(folder: string, slug: string): Set<string> {
  const written = readYaml(join(folder, 'redirects.yaml'), schema, slug).map(({ from }) => from);
  return new Set([...written, ...formerAddresses(readPublished(folder), slug)]);
}
