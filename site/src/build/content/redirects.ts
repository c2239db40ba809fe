import { formerAddresses } from '@tutoring/domain/slug';
import { join } from 'node:path';
import * as z from 'zod';
import { readPublished } from './published';
import { readYaml } from './read-yaml';

const schema = z.array(z.strictObject({ from: z.string(), to: z.string(), status: z.literal(200).optional() }));

/** The addresses that redirect (packages/edge/scripts), including those of earlier business names. */
export function readRedirects(folder: string, slug: string): Set<string> {
  const written = readYaml(join(folder, 'redirects.yaml'), schema, slug).map(({ from }) => from);
  return new Set([...written, ...formerAddresses(readPublished(folder), slug)]);
}
