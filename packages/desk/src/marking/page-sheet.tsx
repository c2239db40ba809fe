import type { Mark } from '@tutoring/domain/marking';
import { Button } from '@tutoring/ui/button';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { annotatePage, type PageAnnotator } from './annotator';
import { MarkShapes } from './mark-shape';
import { nameOf, type Box, type PageSize } from './marks';
import * as styles from './marking.css';

/** A mark that ends behind this share of the width has its number inside, not beside it. */
const EDGE = 0.95;

interface PageSheetProps {
  /** From 0. */
  position: number;
  page: PageSize;
  source: string;
  /** The marks of this page, in reading order. */
  marks: readonly Mark[];
  numbers: ReadonlyMap<string, number>;
  selected: string | undefined;
  /** The width in pixels of the screen. @default as wide as there is room */
  width: number | undefined;
  /** Whether the pointer can set and move marks. */
  isMarkable: boolean;
  onDraw: (page: number, box: Box, id: string) => void;
  onPress: (page: number, at: { x: number; y: number }) => void;
  onPlace: (id: string, box: Box) => void;
  onRelease: () => void;
  onSelect: (id: string | undefined) => void;
  onMarkKey: (event: KeyboardEvent, mark: Mark) => void;
}

/** A page with its marks. */
export function PageSheet(props: PageSheetProps) {
  const { position, page, source, marks, numbers, selected, width, isMarkable, onSelect, onMarkKey } = props;
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div
      data-page={position}
      data-state={isMarkable ? 'markable' : 'read'}
      // The paper is light, also on a dark desk.
      data-theme="light"
      className={styles.sheet}
      style={{ aspectRatio: `${page.width} / ${page.height}`, ...(width && { inlineSize: width }) }}
    >
      {isBroken ? (
        <div role="alert" className={styles.broken}>
          <p>Page {position + 1} did not load. Its marks are kept.</p>
          <Button
            variant="secondary"
            onClick={() => {
              setIsBroken(false);
              setAttempt((before) => before + 1);
            }}
          >
            Load it again
          </Button>
        </div>
      ) : (
        <img
          key={attempt}
          src={source}
          alt={`Page ${position + 1}, as it was sent`}
          draggable={false}
          className={styles.image}
          onError={() => setIsBroken(true)}
        />
      )}
      <MarkShapes marks={marks} page={page} />
      {isMarkable && <Glass {...props} />}
      {marks.map((mark) => (
        <button
          key={mark.id}
          type="button"
          data-mark={mark.id}
          aria-label={nameOf(mark, numbers.get(mark.id))}
          aria-pressed={mark.id === selected}
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Delete Enter"
          className={styles.hold}
          style={{
            left: `${mark.box.x * 100}%`,
            top: `${mark.box.y * 100}%`,
            inlineSize: `${mark.box.width * 100}%`,
            blockSize: `${mark.box.height * 100}%`,
          }}
          onFocus={() => onSelect(mark.id)}
          onClick={() => onSelect(mark.id)}
          onKeyDown={(event) => onMarkKey(event, mark)}
        >
          {numbers.has(mark.id) && (
            <span className={styles.number} data-edge={mark.box.x + mark.box.width > EDGE || undefined}>
              {numbers.get(mark.id)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** The layer for the pointer. */
function Glass({ position, page, marks, selected, onDraw, onPress, onPlace, onRelease, onSelect }: PageSheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const annotator = useRef<PageAnnotator>(undefined);
  const handlers = useRef({ onDraw, onPress, onPlace, onRelease, onSelect });
  useEffect(() => {
    handlers.current = { onDraw, onPress, onPlace, onRelease, onSelect };
  });
  const { width, height } = page;
  useEffect(() => {
    if (!host.current) return;
    const now = annotatePage(
      host.current,
      { width, height },
      {
        onDraw: (box, id) => handlers.current.onDraw(position, box, id),
        onPress: (at) => handlers.current.onPress(position, at),
        onPlace: (id, box) => handlers.current.onPlace(id, box),
        onRelease: () => handlers.current.onRelease(),
        onSelect: (id) => handlers.current.onSelect(id),
      },
    );
    annotator.current = now;
    return () => now.destroy();
  }, [position, width, height]);
  useEffect(() => annotator.current?.show(marks, selected), [marks, selected]);
  return <div ref={host} className={styles.glass} />;
}
