import { NEVER_SAVED } from './never-saved';

/** The page is gone for good, as far as anybody knows. */
const GONE: readonly number[] = [404, 410];
/** The edge, its limits or something on the way failed: Cloudflare says 429 when a day's requests are used up (error 1027). */
const LIMITS: readonly number[] = [408, 425, 429];

const isHtml = (answer: Response) => answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
/** Scripts, lists and pictures have an ending, pages have none. A network that asks people to sign in answers all with HTML. */
const isRightType = (path: string, answer: Response) => isHtml(answer) === !/\.\w+$/.test(path);

/** Whether an answer is what belongs to its address, from the site itself. */
export function isGood(path: string, answer: Response): boolean {
  return answer.status === 200 && !answer.redirected && isRightType(path, answer);
}

/** Whether the answer to this address may serve somebody who asks again without a connection. */
export function isSavable(address: URL, answer: Response): boolean {
  // A query's answer is not the page's; and what was redirected may not answer a navigation.
  return isGood(address.pathname, answer) && address.search === '' && !NEVER_SAVED.test(address.pathname);
}

/** Whether there is no such page any more. */
export const isGone = ({ status }: Response): boolean => GONE.includes(status);

/** Whether an answer says nothing about the page, so that a saved one is better. What asks for a proof must be seen. */
export function isFailure({ status, headers }: Response): boolean {
  return (status >= 500 || LIMITS.includes(status)) && !headers.has('cf-mitigated');
}
