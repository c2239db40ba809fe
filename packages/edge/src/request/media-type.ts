export const JSON_TYPE = 'application/json';
export const JPEG_TYPE = 'image/jpeg';

/** The media type of a request's body, without parameters such as the charset; `undefined` without the header. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}
