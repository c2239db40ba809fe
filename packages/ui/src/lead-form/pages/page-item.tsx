import { forwardRef, useEffect, useRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
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
  isCropping,
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
  /** Whether `children` are its cropper. */
  isCropping: boolean;
  onTurn: (direction: 'left' | 'right') => void;
  onCrop: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
}) {
  const lang = useLang();
  const name = fill(messages.pageName, { number: new Intl.NumberFormat(formattingTag(lang)).format(number) });
  const [crop, earlier, later] = [useButton(), useButton(), useButton()];
  const before = useRef({ isCropping, moved: 0 });
  useEffect(() => {
    // The cropper is gone, and with it the button that had the focus.
    if (before.current.isCropping && !isCropping) crop.current?.focus();
    before.current.isCropping = isCropping;
  }, [isCropping, crop]);
  useEffect(() => {
    // A moved element loses the focus. The first page cannot move up, the last cannot move down.
    const { moved } = before.current;
    before.current.moved = 0;
    if (moved < 0) (earlier.current ?? later.current)?.focus();
    if (moved > 0) (later.current ?? earlier.current)?.focus();
  }, [number, earlier, later]);
  const move = (by: -1 | 1) => {
    before.current.moved = by;
    onMove(by);
  };
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
          <Tool of={name} label={messages.turnLeft} onClick={() => onTurn('left')} />
          <Tool of={name} label={messages.turnRight} onClick={() => onTurn('right')} />
          <Tool of={name} label={messages.crop} onClick={onCrop} ref={crop} aria-expanded={isCropping} />
          {number > 1 && <Tool of={name} label={messages.earlier} onClick={() => move(-1)} ref={earlier} />}
          {number < count && <Tool of={name} label={messages.later} onClick={() => move(1)} ref={later} />}
          <Tool of={name} label={messages.remove} onClick={onRemove} />
        </div>
      )}
      {children}
    </li>
  );
}

const useButton = () => useRef<HTMLButtonElement>(null);

interface ToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  /** The page. */
  of: string;
}

const Tool = forwardRef<HTMLButtonElement, ToolProps>(function Tool({ label, of, ...rest }, ref) {
  return (
    <Button ref={ref} variant="secondary" className={styles.tool} aria-label={`${label}: ${of}`} {...rest}>
      {label}
    </Button>
  );
});

/** Such as “620 kB”. */
function sizeText(bytes: number, lang: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return new Intl.NumberFormat(formattingTag(lang), {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
  }).format(kilobytes);
}
