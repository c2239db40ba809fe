import { useEffect, useRef } from 'react';
import { keepAboveKeyboard } from '../lib/keep-above-keyboard';
import { SUMMARY } from './result-in-sight';
import * as styles from './tool.css';

/** The result in a few words. */
export interface ToolSummary {
  /** The main figure, such as "35 of 45 points". */
  figure: string;
  /** What it means, in a few words. @default nothing */
  text?: string | undefined;
  /** The next step, such as "3 more for a 7". @default nothing */
  next?: string | undefined;
}

interface SummaryLineProps {
  summary: ToolSummary;
  /** The word that marks the summary of an example. @default the summary is of the visitor's own entries */
  example: string | undefined;
}

/**
 * The result at the lower edge of a phone. Screen readers hear the result itself, which is a live region. A `BottomBar` copies
 * it while the visitor is elsewhere in the page (result-in-sight.ts).
 */
export function SummaryLine({ summary: { figure, text, next }, example }: SummaryLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => keepAboveKeyboard(line.current), []);
  return (
    <div ref={line} aria-hidden="true" className={styles.summary} {...{ [SUMMARY]: example ? 'example' : 'own' }}>
      <b>{example ? `${example} · ${figure}` : figure}</b>
      {(text || next) && <span>{[text, next].filter(Boolean).join(' · ')}</span>}
    </div>
  );
}
