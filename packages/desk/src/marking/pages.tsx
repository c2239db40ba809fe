import { MARK_KINDS, type Mark } from '@tutoring/domain/marking';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { Box, PageSize } from './marks';
import { PageSheet } from './page-sheet';
import { Toolbar, type ToolbarProps } from './toolbar';
import { usePan } from './use-pan';
import { useZoom } from './use-zoom';
import * as styles from './marking.css';

/** What else can be asked of the pages. */
export interface PagesHandle {
  /** The middle of what is visible: the page, and shares of its size. */
  middle: () => { page: number; x: number; y: number };
  /** Brings a mark into sight. */
  reveal: (mark: Mark) => void;
  focusMark: (id: string) => void;
}

interface PagesProps extends Pick<ToolbarProps, 'tool' | 'onTool' | 'isReadOnly' | 'onAdd' | 'history'> {
  handle: Ref<PagesHandle>;
  sizes: readonly PageSize[];
  sourceOf: (position: number) => string;
  /** In reading order. */
  marks: readonly Mark[];
  numbers: ReadonlyMap<string, number>;
  selected: string | undefined;
  onDraw: (page: number, box: Box, id: string) => void;
  onPress: (page: number, at: { x: number; y: number }) => void;
  onPlace: (id: string, box: Box) => void;
  onRelease: () => void;
  onSelect: (id: string | undefined) => void;
  onMarkKey: (event: KeyboardEvent, mark: Mark) => void;
}

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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its buttons and marks bubble to here
    <section aria-label="Pages" className={styles.pages} onKeyDown={onKey}>
      <Toolbar
        {...{ tool, onTool, isReadOnly, onAdd, history, zoom, onZoom: setZoom, onStep: step, shown, onShow: setShown }}
        pages={sizes.length}
      />
      <div
        ref={room}
        role="region"
        aria-label="The pages, to scroll"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard, and its keys zoom
        tabIndex={0}
        data-panning={isPanning || undefined}
        data-tool={tool}
        className={styles.room}
      >
        {sizes.length === 0 && (
          <p className={styles.deleted}>The pages are deleted. What was written about them is kept.</p>
        )}
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
