import { formerAddresses } from '@tutoring/domain/slug';
import { join } from 'node:path';
import { readPublished } from './published';
import { readYaml } from './read-yaml';
import { redirects } from './schemas/finding';

/** The addresses that redirect (packages/edge/scripts), including those of earlier business names. */
export function readRedirects(folder: string, slug: string): Set<string> {
  const written = readYaml(join(folder, 'redirects.yaml'), redirects, slug).map(({ from }) => from);
  return new Set([...written, ...formerAddresses(readPublished(folder), slug)]);
}
