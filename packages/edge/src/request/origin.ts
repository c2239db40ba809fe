/**
 * Whether a request comes from our own pages. Browsers send `Origin` with every POST; `null` means a sandboxed or opaque
 * page, which ours are not.
 */
export function isSameOrigin(requestUrl: string, headers: Headers, devOrigin?: string): boolean {
  const origin = headers.get('Origin');
  if (origin !== null) return origin === new URL(requestUrl).origin || origin === devOrigin;
  const site = headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}
