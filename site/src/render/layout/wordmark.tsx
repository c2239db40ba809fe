import drawn from '../../generated/wordmark.json';
import type { Wordmark } from '../../shared/wordmark';

/** `null` if the font lacks a character of the name. */
const wordmark: Wordmark | null = drawn;

/** The business's name, drawn. It is the same in every language, and is there before any font. */
export const WORDMARK = wordmark && <Drawing {...wordmark} />;

function Drawing({ width, ascender, descender, letters }: Wordmark) {
  return (
    <svg viewBox={`0 ${-ascender} ${width} ${ascender - descender}`} aria-hidden="true">
      <g transform="scale(1 -1)">
        {letters.map(({ x, path }, index) => (
          <path key={index} d={path} {...(x > 0 && { transform: `translate(${x})` })} />
        ))}
      </g>
    </svg>
  );
}
