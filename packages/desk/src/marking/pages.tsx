import { MARK_KINDS, type Mark, type MarkKind } from '@tutoring/domain/marking';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { KIND_NAMES, type Box, type PageSize } from './marks';
import { PageSheet } from './page-sheet';
import { usePan } from './use-pan';
import { useZoom, type Zoom } from './use-zoom';
import * as styles from './marking.css';

/** What the pointer does: set a mark of a kind, or move the page. */
export type Tool = MarkKind | 'hand';

/** What else can be asked of the pages. */
export interface PagesHandle {
  /** The middle of what is visible: the page, and shares of its size. */
  middle: () => { page: number; x: number; y: number };
  /** Brings a mark into sight. */
  reveal: (mark: Mark) => void;
  focusMark: (id: string) => void;
}

interface PagesProps {
  handle: Ref<PagesHandle>;
  sizes: readonly PageSize[];
  sourceOf: (position: number) => string;
  /** In reading order. */
  marks: readonly Mark[];
  numberOf: (id: string) => number;
  selected: string | undefined;
  tool: Tool;
  onTool: (tool: Tool) => void;
  isReadOnly: boolean;
  onAdd: () => void;
  onDraw: (page: number, box: Box, id: string) => void;
  onPress: (page: number, at: { x: number; y: number }) => void;
  onPlace: (id: string, box: Box) => void;
  onRelease: () => void;
  onSelect: (id: string | undefined) => void;
  onMarkKey: (event: KeyboardEvent, mark: Mark) => void;
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
}

const ZOOMS: readonly (readonly [Zoom, string])[] = [
  ['fit', 'Fit width'],
  [1, '100 %'],
  [2, '200 %'],
];
const NO_PAGE: PageSize = { width: 1000, height: 1400 };

/** The pages with the tools above them. */
export function Pages({
  handle,
  sizes,
  sourceOf,
  marks,
  tool,
  onTool,
  isReadOnly,
  onAdd,
  history,
  ...sheet
}: PagesProps) {
  const room = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | 'all'>('all');
  const { zoom, setZoom, step } = useZoom(room, sizes[0] ?? NO_PAGE);
  const isPanning = usePan(room, tool === 'hand');
  const visible = sizes.map((_, position) => position).filter((position) => shown === 'all' || shown === position);
  const sheetAt = (position: number) => room.current?.querySelector<HTMLElement>(`[data-page="${position}"]`);

  useImperativeHandle(handle, () => ({
    middle() {
      const area = room.current?.getBoundingClientRect();
      const at = area ? { x: area.x + area.width / 2, y: area.y + area.height / 2 } : { x: 0, y: 0 };
      const [nearest] = visible
        .flatMap((position) => {
          const box = sheetAt(position)?.getBoundingClientRect();
          if (!box) return [];
          const distance = Math.max(box.top - at.y, at.y - box.bottom, 0);
          return [{ page: position, distance, x: (at.x - box.x) / box.width, y: (at.y - box.y) / box.height }];
        })
        .sort((a, b) => a.distance - b.distance);
      return nearest ?? { page: 0, x: 0.5, y: 0.5 };
    },
    reveal(mark) {
      if (shown !== 'all' && shown !== mark.page) setShown(mark.page);
      requestAnimationFrame(() => {
        const area = room.current?.getBoundingClientRect();
        const hold = room.current?.querySelector(`[data-mark="${mark.id}"]`)?.getBoundingClientRect();
        if (!area || !hold) return;
        const isInside =
          hold.top >= area.top && hold.bottom <= area.bottom && hold.left >= area.left && hold.right <= area.right;
        // Only the pages scroll: the list of notes stays where it is.
        if (!isInside)
          room.current?.scrollBy({
            left: hold.left + hold.width / 2 - (area.left + area.width / 2),
            top: hold.top + hold.height / 2 - (area.top + area.height / 2),
          });
      });
    },
    focusMark: (id) => room.current?.querySelector<HTMLElement>(`[data-mark="${id}"]`)?.focus(),
  }));

  /** Letters and signs work only while the pages have the focus, so that they never surprise somebody who dictates. */
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const kind = MARK_KINDS[Number(event.key) - 1];
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') setZoom('fit');
    else if (kind && !isReadOnly) onTool(kind);
    else if (event.key.toLowerCase() === 'h') onTool('hand');
    else if (event.key.toLowerCase() === 'a' && !isReadOnly) onAdd();
    else if (event.key === 'Escape') sheet.onSelect(undefined);
    else return;
    event.preventDefault();
  };

  return (
    // The keys of its buttons and marks bubble to here.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section aria-label="Pages" className={styles.pages} onKeyDown={onKey}>
      <div className={styles.tools}>
        {!isReadOnly && (
          <>
            <div role="group" aria-label="What a press sets" className={styles.toolGroup}>
              {MARK_KINDS.map((kind, place) => (
                <button
                  key={kind}
                  type="button"
                  className={styles.tool}
                  aria-pressed={tool === kind}
                  title={`${KIND_NAMES[kind]} (${place + 1})`}
                  onClick={() => onTool(kind)}
                >
                  <KindIcon kind={kind} />
                  <span className={styles.toolName}>{KIND_NAMES[kind]}</span>
                </button>
              ))}
              <button
                type="button"
                className={styles.tool}
                aria-pressed={tool === 'hand'}
                title="Move the page (H, or hold the space key)"
                onClick={() => onTool('hand')}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.toolIcon}>
                  <path d="M12 3v18M3 12h18M12 3l-3 3M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3" />
                </svg>
                <span className={styles.toolName}>Move</span>
              </button>
            </div>
            <div className={styles.toolGroup}>
              <button type="button" className={styles.tool} title="Puts one in the middle (A)" onClick={onAdd}>
                Add mark
              </button>
              <button type="button" className={styles.tool} aria-disabled={!history.canUndo} onClick={history.undo}>
                Undo
              </button>
              <button type="button" className={styles.tool} aria-disabled={!history.canRedo} onClick={history.redo}>
                Redo
              </button>
            </div>
          </>
        )}
        <div role="group" aria-label="Size" className={styles.toolGroup}>
          <button
            type="button"
            className={styles.tool}
            aria-label="Smaller"
            title="Smaller (−)"
            onClick={() => step(-1)}
          >
            −
          </button>
          {ZOOMS.map(([one, label]) => (
            <button
              key={label}
              type="button"
              className={styles.tool}
              aria-pressed={zoom === one}
              onClick={() => setZoom(one)}
            >
              {label}
            </button>
          ))}
          <button type="button" className={styles.tool} aria-label="Larger" title="Larger (+)" onClick={() => step(1)}>
            +
          </button>
        </div>
        {sizes.length > 1 && (
          <div role="group" aria-label="Which page" className={styles.toolGroup}>
            {(['all', ...sizes.keys()] as const).map((one) => (
              <button
                key={one}
                type="button"
                className={styles.tool}
                aria-label={one === 'all' ? 'All pages' : `Page ${one + 1}`}
                aria-pressed={shown === one}
                onClick={() => setShown(one)}
              >
                {one === 'all' ? 'All' : one + 1}
              </button>
            ))}
          </div>
        )}
      </div>
      <div
        ref={room}
        role="region"
        aria-label="The pages, to scroll"
        // It scrolls, and its keys zoom.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        data-panning={isPanning || undefined}
        data-tool={tool}
        className={styles.room}
      >
        {visible.map((position) => {
          const page = sizes[position] ?? NO_PAGE;
          return (
            <PageSheet
              key={position}
              {...sheet}
              position={position}
              page={page}
              source={sourceOf(position)}
              marks={marks.filter((mark) => mark.page === position)}
              width={zoom === 'fit' ? undefined : page.width * zoom}
              isMarkable={!isReadOnly}
            />
          );
        })}
      </div>
    </section>
  );
}

const ICONS: Record<MarkKind, string> = {
  tick: 'M5 13l5 6L20 5',
  underline: 'M4 18h16M7 5v5a5 5 0 0 0 10 0V5',
  wavy: 'M3 16q2.5-5 4.5 0t4.5 0 4.5 0 4.5 0',
  highlight: 'M4 9h16v7H4z',
  ring: 'M12 6c5 0 9 2.5 9 6s-4 6-9 6-9-2.5-9-6 4-6 9-6z',
};

/** A kind of mark, drawn small. */
export function KindIcon({ kind }: { kind: MarkKind }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-kind={kind} className={styles.toolIcon}>
      <path d={ICONS[kind]} />
    </svg>
  );
}
