import { join } from 'node:path';
import type * as z from 'zod';
import { readYaml } from './read-yaml.ts';
import { brand } from './schemas/brand.ts';

/** The business, and what is switched on. */
export type Brand = z.output<typeof brand>;

/**
 * Reads and validates `brand.yaml`. Scripts and the edge's build use it too: Node runs this file as it is, so it and its
 * imports end in `.ts`.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} naming the line, the field and the fix of each mistake.
 */
export function readBrand(folder: string): Brand {
  return readYaml(join(folder, 'brand.yaml'), brand);
}
