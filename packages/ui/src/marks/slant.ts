import type { StyleRule } from '@vanilla-extract/css';
import { inside } from '../lib/in-components';

const UPRIGHT = ':is(:lang(ar), :lang(ja), :lang(ko), :lang(zh))';

/** Scripts without italics would be bent by the browser: there the colour and the line tell the hand. */
export const slant: StyleRule = {
  fontStyle: 'italic',
  selectors: { [`&${UPRIGHT}`]: { fontStyle: 'normal' } },
};

/** The same for what has no name of its own, or for what stands before it. */
export function slantInside(selector: string, before: '' | '::before' = ''): void {
  inside(selector + before, { fontStyle: 'italic' });
  inside(selector + UPRIGHT + before, { fontStyle: 'normal' });
}
