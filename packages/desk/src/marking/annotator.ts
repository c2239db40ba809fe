import {
  createImageAnnotator,
  ShapeType,
  type ImageAnnotation,
  type RectangleGeometry,
} from '@annotorious/annotorious';
import type { Mark } from '@tutoring/domain/marking';
import type { Box, PageSize } from './marks';

/** Pixels on the screen below which a movement is a press. */
const PRESS_MAX_PX = 5;

interface Handlers {
  /** A mark was drawn. @param id Chosen for it. */
  onDraw: (box: Box, id: string) => void;
  /** The page was pressed where no mark is, at shares of its size. */
  onPress: (at: { x: number; y: number }) => void;
  /** A mark was moved or resized. */
  onPlace: (id: string, box: Box) => void;
  /** A mark was released: what follows is another change. */
  onRelease: () => void;
  onSelect: (id: string | undefined) => void;
}

/** The layer of a page in which the pointer draws, moves and resizes marks. */
export interface PageAnnotator {
  /** Shows these marks; the selected one has handles. */
  show: (marks: readonly Mark[], selected: string | undefined) => void;
  destroy: () => void;
}

/**
 * Puts Annotorious over a page. It knows places only: we draw the marks, and keys move them on our own buttons. So its layer
 * is hidden from screen readers and from the Tab key.
 */
export function annotatePage(host: HTMLElement, page: PageSize, handlers: Handlers): PageAnnotator {
  // Annotorious gets an empty canvas: it has the page's size before the image has loaded, and needs no memory.
  const glass = Object.assign(document.createElement('canvas'), page);
  host.append(glass);
  const annotator = createImageAnnotator(glass);
  const { store } = annotator.state;
  /** Whether Annotorious has drawn something since the pointer was pressed. */
  let isDrawn = false;
  /** We are changing it, so it tells us nothing new. */
  let isOurs = false;
  const quietly = (work: () => void) => {
    isOurs = true;
    work();
    isOurs = false;
  };
  store.observe(({ changes }) => {
    if (isOurs) return;
    for (const { id, target } of changes.created ?? []) {
      isDrawn = true;
      handlers.onDraw(boxOf(target, page), id);
    }
    for (const { newValue } of changes.updated ?? []) handlers.onPlace(newValue.id, boxOf(newValue.target, page));
  });
  annotator.on('selectionChanged', (chosen) => {
    if (!isOurs) handlers.onSelect(chosen[0]?.id);
  });
  const ends = new AbortController();
  const onDown = () => {
    isDrawn = false;
    annotator.cancelSelected();
  };
  listenForPresses(annotator.element, { onDown, isDrawn: () => isDrawn }, handlers, ends.signal);
  leavePinches(annotator.element, (isOn) => annotator.setDrawingEnabled(isOn), ends.signal);
  hideFromKeys(annotator.element, ends.signal);

  return {
    show(marks, selected) {
      quietly(() => {
        const wanted = new Map(marks.map((mark) => [mark.id, mark]));
        for (const { id } of store.all()) if (!wanted.has(id)) annotator.removeAnnotation(id);
        for (const mark of marks) {
          const present = store.getAnnotation(mark.id);
          if (!present) annotator.addAnnotation(annotationOf(mark, page));
          else if (!isSamePlace(boxOf(present.target, page), mark.box))
            annotator.updateAnnotation(annotationOf(mark, page));
        }
        const isHere = selected !== undefined && wanted.has(selected);
        const now = annotator.getSelected()[0]?.id;
        if (isHere && now !== selected) annotator.setSelected(selected, true);
        if (!isHere && now !== undefined) annotator.cancelSelected();
      });
    },
    destroy() {
      ends.abort();
      annotator.destroy();
      glass.remove();
    },
  };
}

/** Its `bounds` are those before the last movement. */
function boxOf({ selector }: ImageAnnotation['target'], page: PageSize): Box {
  const { x, y, w, h } = selector.geometry as RectangleGeometry;
  return { x: x / page.width, y: y / page.height, width: w / page.width, height: h / page.height };
}

function annotationOf({ id, box }: Mark, page: PageSize): ImageAnnotation {
  const x = box.x * page.width;
  const y = box.y * page.height;
  const w = box.width * page.width;
  const h = box.height * page.height;
  const geometry: RectangleGeometry = { x, y, w, h, rot: 0, bounds: { minX: x, minY: y, maxX: x + w, maxY: y + h } };
  return { id, bodies: [], target: { annotation: id, selector: { type: ShapeType.RECTANGLE, geometry } } };
}

const SAME = 1e-4;
const isSamePlace = (a: Box, b: Box) =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < SAME);

/**
 * Annotorious draws nothing for a press, for a line that is quite flat, or while another mark is selected: a tutor who marks
 * fast does all three.
 */
function listenForPresses(
  element: HTMLElement,
  { onDown, isDrawn }: { onDown: () => void; isDrawn: () => boolean },
  { onDraw, onPress, onRelease }: Handlers,
  signal: AbortSignal,
): void {
  let start: { x: number; y: number } | undefined;
  const isMark = (target: EventTarget | null) =>
    target instanceof Element && target.closest('.a9s-annotation:not(.a9s-rubberband)') !== null;
  element.addEventListener(
    'pointerdown',
    (event) => {
      start = undefined;
      if (event.button !== 0 || isMark(event.target)) return;
      start = { x: event.clientX, y: event.clientY };
      onDown();
    },
    { capture: true, signal },
  );
  // The focus stays in the note that is being written.
  element.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  element.addEventListener(
    'pointerup',
    (event) => {
      onRelease();
      if (!start || isMark(event.target)) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const shareOf = (at: { x: number; y: number }) => ({ x: (at.x - left) / width, y: (at.y - top) / height });
      const from = shareOf(start);
      const end = shareOf({ x: event.clientX, y: event.clientY });
      const moved = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      start = undefined;
      // Annotorious hears it after us, and may stop it although it draws nothing.
      setTimeout(() => {
        if (isDrawn() || signal.aborted) return;
        if (moved < PRESS_MAX_PX) return onPress(end);
        const box = {
          x: Math.min(from.x, end.x),
          y: Math.min(from.y, end.y),
          width: Math.abs(end.x - from.x),
          height: Math.abs(end.y - from.y),
        };
        onDraw(box, crypto.randomUUID());
      });
    },
    { capture: true, signal },
  );
  element.addEventListener('pointercancel', () => (start = undefined), { signal });
  // Two fingers enlarge the page: the first one sets no mark.
  element.addEventListener('touchstart', ({ touches }) => touches.length > 1 && (start = undefined), {
    passive: true,
    signal,
  });
}

/** With a second finger, what the first one has begun to draw is given up: two fingers enlarge the page (use-pinch.ts). */
function leavePinches(
  element: HTMLElement,
  setDrawingEnabled: (isEnabled: boolean) => void,
  signal: AbortSignal,
): void {
  element.addEventListener('touchstart', ({ touches }) => touches.length > 1 && setDrawingEnabled(false), {
    passive: true,
    signal,
  });
  const end = ({ touches }: TouchEvent) => touches.length === 0 && setDrawingEnabled(true);
  element.addEventListener('touchend', end, { passive: true, signal });
  element.addEventListener('touchcancel', end, { passive: true, signal });
}

/** Its handles have no names, and each would be a stop of the Tab key. */
function hideFromKeys(element: HTMLElement, signal: AbortSignal): void {
  const hide = () => {
    for (const stop of element.querySelectorAll('[tabindex="0"]')) stop.setAttribute('tabindex', '-1');
  };
  element.setAttribute('aria-hidden', 'true');
  hide();
  const observer = new MutationObserver(hide);
  observer.observe(element, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
