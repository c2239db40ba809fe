/**
 * For the `play` of a whole page: what is far below has no layout until it is near the screen, so that neither axe nor a
 * picture of the page would know it.
 */
export function layOut({ canvasElement }: { canvasElement: HTMLElement }): void {
  for (const part of canvasElement.querySelectorAll<HTMLElement>('main *, footer')) {
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  }
}
