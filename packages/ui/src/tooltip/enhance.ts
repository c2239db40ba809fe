/** How long a pointer rests before a tooltip opens, in milliseconds. */
export const TOOLTIP_DELAY_MS = 700;
/** The minimum distance between a tooltip and the edge of the screen, in px. */
export const EDGE_PX = 8;

/** Matches an open tooltip. The pointer opens no second one, so that a keyboard user keeps theirs. */
export const SHOWN = '[role=tooltip]:not([hidden]), [data-tip-bubble]';

/** Matches a control that is only an icon (`IconButton`). Its name is in `aria-label`. */
const ICON_ONLY = '[data-tip]';

/**
 * Shows the name of each icon-only control in a tooltip: after a delay under the pointer, and at once on keyboard focus.
 * Escape hides it, and the pointer can move onto it (WCAG 1.4.13). One call serves the whole page, including controls
 * that are added later. The tooltip is hidden from screen readers, which announce the name itself.
 * @returns Removes the behaviour.
 */
export function enhanceIconTooltips(): () => void {
  const bubble = document.createElement('div');
  bubble.dataset.tipBubble = '';
  bubble.setAttribute('aria-hidden', 'true');
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The icon whose tooltip is open or about to open. */
  let current: Element | null = null;
  const iconAt = ({ target }: Event) => {
    const icon = target instanceof Element ? target.closest(ICON_ONLY) : null;
    // An icon with a `Tooltip` needs no second one.
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
    // A popover is above everything. It must be inside an open dialog, because everything outside is inert.
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
    // A tooltip that the keyboard opened stays open when the pointer moves.
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
  // A touch fires `pointerover` and `pointerdown` together, so no tooltip opens.
  on('pointerdown', hide);
  on('scroll', hide);
  return () => {
    hide();
    ending.abort();
  };
}

/**
 * Puts the bubble above its icon, or below if there is no space. In a dialog it goes beside the icon instead of below,
 * because the dialog's first field is there.
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
