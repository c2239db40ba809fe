import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import * as field from '../../field/field.css';
import { fill } from '../../lib/fill';
import { useLang } from '../../provider/provider';
import { formattingTag } from '@tutoring/domain/languages';
import type { Messages } from '../fields';
import { PageCanvas } from './page-canvas';
import type { StoredPage } from './page-store';
import * as styles from './pages.css';

/** Pixels of a preview's longer side: sharp on screens with two device pixels in one. */
const PREVIEW_PIXELS = 320;

/** A page with its preview, and what can be done with it. */
export function PageItem({
  messages,
  number,
  count,
  page,
  onTurn,
  onCrop,
  onMove,
  onRemove,
  children,
}: {
  messages: Messages;
  /** The first page is 1. */
  number: number;
  count: number;
  /** `undefined` while it is prepared. */
  page: StoredPage | undefined;
  onTurn: (direction: 'left' | 'right') => void;
  onCrop: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
}) {
  const lang = useLang();
  const name = fill(messages.pageName, { number: new Intl.NumberFormat(formattingTag(lang)).format(number) });
  const tool = (label: string, onClick: () => void) => (
    <Button variant="secondary" className={styles.tool} aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li className={styles.page}>
      {page ? (
        <PageCanvas className={styles.preview} jpeg={page.jpeg} pixels={PREVIEW_PIXELS} />
      ) : (
        <span className={styles.preview} />
      )}
      <div className={styles.about}>
        <strong>{name}</strong>
        <span role="status" className={field.help}>
          {page ? fill(messages.pageReady, { size: sizeText(page.jpeg.byteLength, lang) }) : messages.pagePreparing}
        </span>
      </div>
      {page && (
        <div className={styles.tools}>
          {tool(messages.turnLeft, () => onTurn('left'))}
          {tool(messages.turnRight, () => onTurn('right'))}
          {tool(messages.crop, onCrop)}
          {number > 1 && tool(messages.earlier, () => onMove(-1))}
          {number < count && tool(messages.later, () => onMove(1))}
          {tool(messages.remove, onRemove)}
        </div>
      )}
      {children}
    </li>
  );
}

/** Such as “620 kB”. */
function sizeText(bytes: number, lang: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return new Intl.NumberFormat(formattingTag(lang), {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
  }).format(kilobytes);
}
