/** Milliseconds for which a pointer rests before a tooltip opens. */
export const TOOLTIP_DELAY_MS = 700;
/** Px that stay free between a tooltip and the edge of the screen. */
export const EDGE_PX = 8;

/** A tooltip in sight. The pointer opens none beside it: whoever came by keyboard keeps theirs. */
export const SHOWN = '[role=tooltip]:not([hidden]), [data-tip-bubble]';

/** Marks a control that is only an icon (`IconButton`); its name stands in `aria-label`. */
const ICON_ONLY = '[data-tip]';

/**
 * Shows the name of each control that is only an icon: after a while under the pointer, at once with the keyboard.
 * Escape hides it, and the pointer may move onto it (WCAG 1.4.13). One call serves the whole page, also what comes later.
 * It is not read out: the name already is.
 * @returns Ends it.
 */
export function enhanceIconTooltips(): () => void {
  const bubble = document.createElement('div');
  bubble.dataset.tipBubble = '';
  bubble.setAttribute('aria-hidden', 'true');
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The one that is shown, or about to be. */
  let current: Element | null = null;
  const iconAt = ({ target }: Event) => {
    const icon = target instanceof Element ? target.closest(ICON_ONLY) : null;
    // One with a `Tooltip` of its own needs no second bubble.
    return icon?.parentElement?.querySelector(':scope > [role=tooltip]') ? null : icon;
  };

  const hide = () => {
    clearTimeout(timer);
    bubble.remove();
    current = null;
  };
  const show = (icon: Element) => {
    if (!icon.isConnected) return;
    current = icon;
    bubble.textContent = icon.getAttribute('aria-label');
    // Above everything, and within an open dialog: what is outside it takes no pointer.
    bubble.popover = 'manual';
    (icon.closest('dialog') ?? document.body).append(bubble);
    if ('showPopover' in bubble) bubble.showPopover();
    place(bubble, icon.getBoundingClientRect());
  };

  const ending = new AbortController();
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, listener, { capture: true, signal: ending.signal });
  on('pointerover', (event) => {
    const icon = iconAt(event);
    // Whoever came by keyboard keeps it, wherever the pointer goes.
    if (event.target === bubble || icon === current || isFocused(current)) return;
    hide();
    if (!icon) return;
    current = icon;
    timer = setTimeout(() => document.querySelector(SHOWN) || show(icon), TOOLTIP_DELAY_MS);
  });
  on('focusin', (event) => {
    hide();
    const icon = iconAt(event);
    if (icon && isFocused(icon)) show(icon);
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  // A finger comes and presses at once.
  on('pointerdown', hide);
  on('scroll', hide);
  return () => {
    hide();
    ending.abort();
  };
}

/**
 * Puts a bubble above its icon, or below it where there is no room. In a dialog, whose first field is below, beside it:
 * there it stands over the heading's line.
 */
function place(bubble: HTMLElement, { top, bottom, left, right, width, height }: DOMRect): void {
  const { offsetWidth, offsetHeight } = bubble;
  const most = document.documentElement.clientWidth - offsetWidth - EDGE_PX;
  const isAbove = top >= offsetHeight;
  const before = left - offsetWidth >= EDGE_PX ? left - offsetWidth : undefined;
  const beside = isAbove || !bubble.closest('dialog') ? undefined : (before ?? (right <= most ? right : undefined));
  const y = isAbove ? top - offsetHeight : beside === undefined ? bottom : top + (height - offsetHeight) / 2;
  bubble.style.left = `${beside ?? Math.max(EDGE_PX, Math.min(left + (width - offsetWidth) / 2, most))}px`;
  bubble.style.top = `${Math.max(0, y)}px`;
}

const isFocused = (icon: Element | null) => icon?.matches(':focus-visible');
