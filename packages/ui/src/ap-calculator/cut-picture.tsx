import type { ApResult } from '@tutoring/domain/ap-score';
import type { ReactNode } from 'react';
import { fill } from '../lib/fill';
import * as styles from './ap-calculator.css';
import type { Numbers } from './numbers';
import { compositeText } from './result-text';
import type { Messages } from './translation';

interface CutPictureProps {
  result: ApResult;
  messages: Messages;
  numbers: Numbers;
  /** Whether anything is entered: without entries there is no composite to show. */
  isEntered: boolean;
}

/** Draws the cuts as bands from 0 to 100, and the composite as a line. The table below has the same numbers. */
export function CutPicture({ result: { scores, composite }, messages, numbers, isEntered }: CutPictureProps) {
  const isOpen = composite.low !== composite.high;
  const shown = [...scores].filter(({ score }) => score > 1).reverse();
  const label = isEntered
    ? fill(messages.pictureText, { composite: compositeText(composite, messages, numbers) })
    : messages.inTable;
  return (
    <figure>
      <figcaption>{messages.picture}</figcaption>
      <div role="img" aria-label={label} className={styles.rows}>
        {shown.map(({ score, likely, possible }) => (
          <Row key={score} label={String(score)}>
            <line className={styles.axis} x1="0" x2="100%" y1="50%" y2="50%" />
            <Bar className={styles.possible} from={possible.low} to={possible.high} inset={16} />
            <Bar className={styles.likely} from={likely.low} to={likely.high} inset={34} />
            {isEntered && isOpen && <Bar className={styles.open} from={composite.low} to={composite.high} inset={0} />}
            {isEntered && [...new Set([composite.low, composite.high])].map((at) => <Cross key={at} at={at} />)}
          </Row>
        ))}
        <div className={styles.ends} aria-hidden="true">
          {[0, 50, 100].map((end) => (
            <span key={end}>{numbers.of(end)}</span>
          ))}
        </div>
      </div>
      {/* The legend explains shapes, so it is of no use to screen readers. */}
      <p className={styles.keys} aria-hidden="true">
        <Key label={messages.keyLikely}>
          <Bar className={styles.likely} from={0} to={100} inset={30} />
        </Key>
        <Key label={messages.keyPossible}>
          <Bar className={styles.possible} from={2} to={98} inset={14} />
        </Key>
        {isEntered && (
          <Key label={messages.keyComposite}>
            <Cross at={50} />
          </Key>
        )}
      </p>
    </figure>
  );
}

/** A row of a picture: a label, and a drawing from 0 to 100 per cent. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <svg className={styles.row} aria-hidden="true">
        {children}
      </svg>
    </>
  );
}

/** An entry of a legend: a sample of the drawing, and what it means. */
export function Key({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.key}>
      <svg className={styles.sample}>{children}</svg>
      {label}
    </span>
  );
}

/** A bar from one composite to another. `inset` is the space above and below, in per cent of the height. */
export function Bar({ className, from, to, inset }: { className: string; from: number; to: number; inset: number }) {
  return (
    <rect
      className={className}
      x={`${from}%`}
      y={`${inset}%`}
      // Keeps a range of a single value visible.
      width={`${Math.max(to - from, 0.5)}%`}
      height={`${100 - 2 * inset}%`}
    />
  );
}

/** A line at one composite. */
function Cross({ at }: { at: number }) {
  return <line className={styles.composite} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />;
}
