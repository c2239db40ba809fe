import { request } from './request';

/** Reads a file that the site's build writes for the desk, such as `site.json`. */
export async function readBuilt<Data>(file: string, signal: AbortSignal): Promise<Data> {
  const { status, body } = await request(`/owner/data/${file}`, { signal });
  if (status !== 200) throw new Error(`This build has no ${file}. Build the site again, or ship once.`);
  return body as Data;
}
