import type { Figures } from '@tutoring/domain/figures';
import type { ReactNode } from 'react';
import { changeText, durationText, numberText, shareText } from './words';
import * as styles from './figures.css';

/** The most important numbers, beside those of the period before. */
export function Summary({ figures: { leads, spam, wait } }: { figures: Figures }) {
  const { now, before } = wait;
  return (
    <dl className={styles.summary}>
      <Tile title="Leads" value={numberText(leads.now)}>
        {numberText(leads.before)} before: {changeText(leads)}
      </Tile>
      <Tile title="Answered" value={numberText(now.answered)}>
        {shareText(now.answered, leads.now)} of the leads, {shareText(before.answered, leads.before) || 'none'} before
      </Tile>
      <Tile title="Without an answer" value={numberText(now.open)}>
        {numberText(before.open)} before
      </Tile>
      <Tile title="Half are answered in" value={durationText(now.median)}>
        {durationText(before.median)} before
      </Tile>
      <Tile title="Nine in ten are answered in" value={durationText(now.slow)}>
        {durationText(before.slow)} before
      </Tile>
      <Tile title="Spam, not counted here" value={numberText(spam.now)}>
        {numberText(spam.before)} before
      </Tile>
    </dl>
  );
}

function Tile({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{title}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.caption}>{children}</dd>
    </div>
  );
}
