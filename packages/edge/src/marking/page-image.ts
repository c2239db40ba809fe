import type { Env } from '../env';

/** The policy of an image that somebody sent: opened on its own it may do nothing (security-headers.ts keeps it). */
export const IMAGE_POLICY = "sandbox; default-src 'none'";

/**
 * The image of a page, as an answer; `undefined` if there is none.
 * @param position From 0.
 */
export async function pageImage(
  { DB, PAGES }: Pick<Env, 'DB' | 'PAGES'>,
  reference: string,
  position: number,
): Promise<Response | undefined> {
  if (!Number.isInteger(position) || position < 0) return undefined;
  const page = await DB.prepare(
    'select key from marking_pages where reference = ?1 order by position limit 1 offset ?2',
  )
    .bind(reference, position)
    .first<{ key: string }>();
  const object = page && (await PAGES?.get(page.key));
  if (!object) return undefined;
  return new Response(object.body, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(object.size),
      'Content-Security-Policy': IMAGE_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
