/** Milliseconds for which a pointer rests before a tooltip opens. */
export const TOOLTIP_DELAY_MS = 700;
/** Px that stay free between a tooltip and the edge of the screen. */
export const EDGE_PX = 8;

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
  bubble.ariaHidden = 'true';
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
    bubble.textContent = icon.ariaLabel;
    // Above everything, and within an open dialog: what is outside it takes no pointer.
    bubble.popover = 'manual';
    (icon.closest('dialog') ?? document.body).append(bubble);
    if ('showPopover' in bubble) bubble.showPopover();
    const { top, bottom, left, width } = icon.getBoundingClientRect();
    const most = document.documentElement.clientWidth - bubble.offsetWidth - EDGE_PX;
    bubble.style.left = `${Math.max(EDGE_PX, Math.min(left + (width - bubble.offsetWidth) / 2, most))}px`;
    bubble.style.top = `${top < bubble.offsetHeight ? bottom : top - bubble.offsetHeight}px`;
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
    timer = setTimeout(show, TOOLTIP_DELAY_MS, icon);
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

const isFocused = (icon: Element | null) => icon?.matches(':focus-visible');
