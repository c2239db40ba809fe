import type { StyleRule } from '@vanilla-extract/css';
import { inside } from '../lib/in-components';

const UPRIGHT = ':is(:lang(ar), :lang(ja), :lang(ko), :lang(zh))';

/** Italics for scripts that have them. In other scripts the browser would slant the letters; there colour and line show who wrote it. */
export const slant: StyleRule = {
  fontStyle: 'italic',
  selectors: { [`&${UPRIGHT}`]: { fontStyle: 'normal' } },
};

/** The same for elements without a class, and for `::before`. */
export function slantInside(selector: string, before: '' | '::before' = ''): void {
  inside(selector + before, { fontStyle: 'italic' });
  inside(selector + UPRIGHT + before, { fontStyle: 'normal' });
}
