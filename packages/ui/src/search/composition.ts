import type { KeyboardEvent } from 'react';

/** The key code of everything that is typed while an input method composes; Safari knows no `isComposing` at its end. */
const IN_COMPOSITION = 229;

/** Whether a key belongs to an input method that is at work. */
export function isOfInputMethod({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === IN_COMPOSITION;
}

/**
 * Whether an input method has put into the field what is not yet a word, such as the sounds of a Chinese one. Korean is
 * composed syllable by syllable, and keyboards of Android compose every word: there the field says what is meant.
 */
export function isUnfinished({ isComposing, data }: InputEvent): boolean {
  return isComposing && !/\p{Script=Hangul}/u.test(data ?? '') && !/Android/.test(navigator.userAgent);
}
