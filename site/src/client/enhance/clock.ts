import { AS_ON } from '../../shared/preview';
import { SITE } from '../../shared/site';

/** The moment of a previewed day; `undefined` if this is no preview. */
let previewed: number | undefined;

/** The current time, or that of the previewed day. The only place where enhancements ask for the date that a page shows. */
export function now(): number {
  return previewed ?? Date.now();
}

/** Whether the page shows another day. Such a page stores nothing. */
export function isPreview(): boolean {
  return previewed !== undefined;
}

/** Sets the previewed day. */
export function setNow(moment: number): void {
  previewed = moment;
}

/** Whether the address asks for a preview. The published site has none: only the development server and preview hosts. */
export function asksForPreview({ origin, search }: Pick<Location, 'origin' | 'search'> = location): boolean {
  return origin !== new URL(SITE.siteUrl).origin && new URLSearchParams(search).has(AS_ON);
}
