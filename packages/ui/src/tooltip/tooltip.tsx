'use client';
import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { callersFirst } from '../lib/callers-first';
import { cx } from '../lib/cx';
import { onClickOutside } from '../lib/on-click-outside';
import { useMergedRef } from '../lib/use-merged-ref';
import { EDGE_PX, SHOWN, TOOLTIP_DELAY_MS } from './enhance';
import * as styles from './tooltip.css';

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'content' | 'children'> {
  /** A few words. Nothing that is needed: it may never be seen. */
  content: ReactNode;
  /** What it explains: one element that takes the focus. */
  children: ReactNode;
  /** Milliseconds until it opens under a resting pointer. @default TOOLTIP_DELAY_MS */
  delay?: number;
}

/**
 * A remark on a control: after a while under the pointer, at once with the keyboard, by a tap on a
 * touch screen. Escape closes it, and the pointer may move onto it (WCAG 1.4.13).
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
  // In the document and after each rendering: what a server component hands over is no element yet, and cannot be
  // given a prop.
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
      // A dialog around it stays open.
      event.preventDefault();
      close();
    };
    const onFocusIn = ({ target }: Event) => {
      if (!element.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKeyDown, listen);
    onClickOutside(element, close, ends.signal);
    // The keyboard opens others.
    document.addEventListener('focusin', onFocusIn, listen);
    return () => ends.abort();
  }, [open]);

  return (
    // It listens to what happens to the control in it; it is none itself.
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
        // Whoever came by keyboard keeps it until the focus moves on.
        const isFocused = event.currentTarget.querySelector(':focus-visible') !== null;
        if (event.pointerType !== 'touch') change(open && isFocused);
      })}
      onPointerUp={callersFirst(rest.onPointerUp, (event) => {
        if (event.pointerType === 'touch') change(!open);
      })}
      onFocus={callersFirst(rest.onFocus, (event) => {
        // It may have come, or changed, without a rendering of the tooltip.
        describe(event.target, id);
        if (event.target.matches(':focus-visible')) change(true);
      })}
      onBlur={callersFirst(rest.onBlur, () => {
        change(false);
      })}
    >
      {/* Alone in its fragment: React asks for the key of a promised element beside others. */}
      <>{children}</>
      {/* By the attribute: its styles come last, and until then it may not be seen. */}
      <span ref={bubble} role="tooltip" id={id} className={styles.bubble} hidden={!open}>
        {content}
      </span>
    </span>
  );
});

/** Adds the tooltip to what describes its control. */
function describe(control: Element, id: string): void {
  const ids = control.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  if (!ids.includes(id)) control.setAttribute('aria-describedby', [...ids, id].join(' '));
}

/** Moves a tooltip back onto the screen, and below its control where there is no room above. */
function keepInSight(bubble: HTMLElement): void {
  bubble.style.translate = 'none';
  bubble.dataset.side = 'above';
  const { left, right, top } = bubble.getBoundingClientRect();
  const end = document.documentElement.clientWidth - EDGE_PX;
  bubble.style.translate = `${Math.max(EDGE_PX - left, 0) || Math.min(end - right, 0)}px`;
  if (top < 0) bubble.dataset.side = 'below';
}
