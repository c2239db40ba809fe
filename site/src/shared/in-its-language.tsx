import type { DataText } from './localised-text';

/** A text of data/*.yaml, marked as English if it has no translation. */
export function InItsLanguage({ text, lang }: DataText) {
  return lang ? (
    <span lang={lang} dir="ltr">
      {text}
    </span>
  ) : (
    text
  );
}
