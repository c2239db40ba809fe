'use client';
import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { callersFirst } from '../lib/callers-first';
import { cx } from '../lib/cx';
import { onClickOutside } from '../lib/on-click-outside';
import { useMergedRef } from '../lib/use-merged-ref';
import { EDGE_PX, SHOWN, TOOLTIP_DELAY_MS } from './enhance';
import * as styles from './tooltip.css';

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'content' | 'children'> {
  /** A few words. Do not put anything essential here: a visitor may never see it. */
  content: ReactNode;
  /** The control that it explains: one focusable element. */
  children: ReactNode;
  /** How long the pointer rests before it opens, in milliseconds. @default TOOLTIP_DELAY_MS */
  delay?: number;
}

/**
 * Explains a control. It opens after a delay under the pointer, at once on keyboard focus, or on a tap.
 * Escape closes it, and the pointer can move onto it (WCAG 1.4.13).
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { content, children, delay = TOOLTIP_DELAY_MS, className, ...rest },
  ref,
) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const merged = useMergedRef(root, ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const change = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Set the attribute in the DOM after each render. An element from a server component is lazy, so it cannot get a prop.
  useEffect(() => {
    const control = root.current?.firstElementChild;
    if (control && control !== bubble.current) describe(control, id);
  });
  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    if (bubble.current) keepInSight(bubble.current);
    const ends = new AbortController();
    const listen = { signal: ends.signal };
    const close = () => setOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Keep a surrounding dialog open.
      event.preventDefault();
      close();
    };
    const onFocusIn = ({ target }: Event) => {
      if (!element.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKeyDown, listen);
    onClickOutside(element, close, ends.signal);
    // Another tooltip can open by keyboard focus.
    document.addEventListener('focusin', onFocusIn, listen);
    return () => ends.abort();
  }, [open]);

  return (
    // The span only listens to events of the control inside it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <span
      {...rest}
      ref={merged}
      className={cx(styles.root, className)}
      onPointerEnter={callersFirst(rest.onPointerEnter, (event) => {
        if (event.pointerType === 'touch' || open) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpen(!document.querySelector(SHOWN)), delay);
      })}
      onPointerLeave={callersFirst(rest.onPointerLeave, (event) => {
        // A tooltip that the keyboard opened stays until the focus moves.
        const isFocused = event.currentTarget.querySelector(':focus-visible') !== null;
        if (event.pointerType !== 'touch') change(open && isFocused);
      })}
      onPointerUp={callersFirst(rest.onPointerUp, (event) => {
        if (event.pointerType === 'touch') change(!open);
      })}
      onFocus={callersFirst(rest.onFocus, (event) => {
        // The control may have mounted or changed without a render of the tooltip.
        describe(event.target, id);
        if (event.target.matches(':focus-visible')) change(true);
      })}
      onBlur={callersFirst(rest.onBlur, () => {
        change(false);
      })}
    >
      {/* The fragment avoids a key warning: React asks for keys of lazy elements that have siblings. */}
      <>{children}</>
      {/* The `hidden` attribute also works before the stylesheet loads. */}
      <span ref={bubble} role="tooltip" id={id} className={styles.bubble} hidden={!open}>
        {content}
      </span>
    </span>
  );
});

/** Adds the tooltip to the control's `aria-describedby`. */
function describe(control: Element, id: string): void {
  const ids = control.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  if (!ids.includes(id)) control.setAttribute('aria-describedby', [...ids, id].join(' '));
}

/** Moves a tooltip back onto the screen, and below its control if there is no space above. */
function keepInSight(bubble: HTMLElement): void {
  bubble.style.translate = 'none';
  bubble.dataset.side = 'above';
  const { left, right, top } = bubble.getBoundingClientRect();
  const end = document.documentElement.clientWidth - EDGE_PX;
  bubble.style.translate = `${Math.max(EDGE_PX - left, 0) || Math.min(end - right, 0)}px`;
  if (top < 0) bubble.dataset.side = 'below';
}
