import { NEVER_SAVED } from './never-saved';

/** The page does not exist any more. */
const GONE: readonly number[] = [404, 410];
/** The request may succeed later. Cloudflare answers 429 when the day's requests are used up (error 1027). */
const RETRYABLE: readonly number[] = [408, 425, 429];

const isHtml = (response: Response) => response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
/** Pages have no file extension, other files have one. A network that asks to sign in answers every request with HTML. */
const isRightType = (path: string, response: Response) => isHtml(response) === !/\.\w+$/.test(path);

/** Whether a response is from the site itself and fits its address. */
export function isValid(path: string, response: Response): boolean {
  return response.status === 200 && !response.redirected && isRightType(path, response);
}

/** Whether the response may be saved for use offline. */
export function isSavable(address: URL, response: Response): boolean {
  // The response to a query differs from the page, and browsers reject redirected responses to navigations.
  return isValid(address.pathname, response) && address.search === '' && !NEVER_SAVED.test(address.pathname);
}

/** Whether the page does not exist any more. */
export const isGone = ({ status }: Response): boolean => GONE.includes(status);

/** Whether a saved page is better than this response. A Cloudflare challenge must be shown. */
export function isFailure({ status, headers }: Response): boolean {
  return (status >= 500 || RETRYABLE.includes(status)) && !headers.has('cf-mitigated');
}
