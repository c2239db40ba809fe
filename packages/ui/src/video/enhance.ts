/**
 * The behaviour of `Video`, on the HTML that a server wrote: its button gives way to the company's player, and the focus
 * goes there. Before that press nobody but us is asked for anything.
 * @returns Ends it: the button is back, and the player gone.
 */
export function enhanceVideo(root: HTMLElement): () => void {
  const ends = new AbortController();
  const button = root.querySelector('button');
  const facade = button?.closest<HTMLElement>('[data-facade]');
  let frame: HTMLIFrameElement | undefined;
  const play = () => {
    // Another script may have heard it as well.
    if (!facade || facade.hidden) return;
    frame = document.createElement('iframe');
    // Named by what stands in the button's place.
    frame.title = root.querySelector('[data-title]')?.textContent ?? '';
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    frame.allowFullscreen = true;
    // The site and not the page: YouTube plays nothing for who does not say where they are.
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = root.dataset.video ?? '';
    facade.after(frame);
    // Not taken out: React may have written it. It keeps the size of the box, and nobody finds it.
    facade.hidden = true;
    frame.focus();
  };
  button?.addEventListener('click', play, { signal: ends.signal });
  return () => {
    ends.abort();
    frame?.remove();
    if (facade) facade.hidden = false;
  };
}
