import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../../button/button';
import { cx } from '../../lib/cx';
import * as styles from './embed.css';

export interface SnippetProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The text to copy. */
  text: string;
  /** The button’s text, the same for several snippets. */
  copy: string;
  /** What the button is about, for screen readers, such as the name of a tool. */
  about: string;
  /** Said after copying. */
  copied: string;
  /** Said if the browser forbids copying. */
  failed: string;
}

/**
 * A line of code to copy. A click selects all of it. The page makes its button work: it copies the text of `[data-snippet]`
 * and writes `data-copied` or `data-failed` into the status.
 */
export const Snippet = forwardRef<HTMLDivElement, SnippetProps>(function Snippet(
  { text, copy, about, copied, failed, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(styles.snippet, className)} {...rest}>
      {/* Code reads from left to right in every language. */}
      <pre className={styles.code} dir="ltr" translate="no">
        <code data-snippet="">{text}</code>
      </pre>
      <Button variant="secondary" className={styles.copy} aria-label={`${copy}: ${about}`} data-copy-line="">
        {copy}
      </Button>
      <p role="status" data-copied={copied} data-failed={failed} />
    </div>
  );
});
