import { DESK_FOLDER } from '@tutoring/domain/desk';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MdxComponents } from '../../model/mdx-component';
import { deskPages, deskTexts } from './pages';
import { deskSchemas } from './schemas';

/**
 * What the desk reads from `/owner/data`, by file name. The local desk makes it again for each request (scripts/desk.ts), so
 * it follows the present content. packages/edge/scripts/assets.ts adds `site.json`.
 */
export const DESK_DATA: Readonly<Record<string, (site: string, components: MdxComponents) => unknown>> = {
  'pages.json': deskPages,
  'schemas.json': deskSchemas,
  'texts.json': deskTexts,
};

/** Writes {@link DESK_DATA} into the built site. */
export async function writeDeskData(site: string, components: MdxComponents): Promise<void> {
  const folder = join(site, 'public', DESK_FOLDER, 'data');
  mkdirSync(folder, { recursive: true });
  for (const [name, make] of Object.entries(DESK_DATA))
    writeFileSync(join(folder, name), JSON.stringify(await make(site, components)));
}
