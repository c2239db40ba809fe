export const JSON_TYPE = 'application/json';

/** What a request says its body is, without parameters such as the charset; `undefined` if it says nothing. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}
