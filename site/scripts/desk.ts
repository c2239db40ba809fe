/**
 * Answers the local desk (scripts/desk.ts), which starts this file and sends it messages: it checks content as `pnpm content`
 * does, and makes the data that a build writes for the desk. It keeps the pages that it has read, so that a check takes a
 * second.
 */
import type { ContentMistake } from '@tutoring/domain/content';
import { checkContent } from '../src/build/checks/content';
import { mistakesIn } from '../src/build/checks/mistakes';
import { cachePages } from '../src/build/content/content';
import { DESK_DATA } from '../src/build/publish/desk/desk-data';
import { MDX_REGISTRY } from '../src/mdx/registry';

/** A request: check the `content` and `data` of a folder, or make a file for the desk from them. */
type DeskRequest = { id: number } & ({ check: string } | { data: string; site: string });

const read = cachePages();

async function check(site: string): Promise<ContentMistake[]> {
  try {
    await checkContent(site, MDX_REGISTRY, read);
    return [];
  } catch (error) {
    return mistakesIn(error, site);
  }
}

async function answer(request: DeskRequest): Promise<object> {
  if ('check' in request) return { problems: await check(request.check) };
  const json = await DESK_DATA[request.data]?.(request.site, MDX_REGISTRY);
  return { ...(json !== undefined && { json: JSON.stringify(json) }) };
}

/** One request at a time. */
let last: Promise<unknown> = Promise.resolve();

process.on('message', (request: DeskRequest) => {
  const { id } = request;
  last = last
    .then(() => answer(request))
    .then(
      (made) => process.send?.({ id, ...made }),
      (error: Error) => process.send?.({ id, error: error.message }),
    );
});
// The desk has ended, perhaps without a chance to say so.
process.on('disconnect', () => process.exit(0));
