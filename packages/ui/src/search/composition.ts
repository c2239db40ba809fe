/** The key code of all keys while an input method composes. Safari sets no `isComposing` for the key that ends the composition. */
const IN_COMPOSITION = 229;

/** React's event of a key, as far as it tells who handles the key. */
interface PressedKey {
  nativeEvent: Pick<KeyboardEvent, 'isComposing'>;
  keyCode: number;
}

/** Whether an input method handles the key, because it is composing. */
export function isOfInputMethod({ nativeEvent, keyCode }: PressedKey): boolean {
  return nativeEvent.isComposing || keyCode === IN_COMPOSITION;
}

/**
 * Whether the field contains unfinished input of an input method, such as the Latin letters of a Chinese word. Korean syllables
 * can be searched while they are composed. So can words on Android, where the keyboard composes every word.
 */
export function isUnfinished({ isComposing, data }: InputEvent): boolean {
  return isComposing && !/\p{Script=Hangul}/u.test(data ?? '') && !/Android/.test(navigator.userAgent);
}
