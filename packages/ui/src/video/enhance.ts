/**
 * Adds the behaviour of `Video` to its HTML: on a click, the provider's player replaces the button and takes the focus.
 * Before that click the page sends no request to a third party.
 * @returns Removes the behaviour: it removes the player and shows the button again.
 */
export function enhanceVideo(root: HTMLElement): () => void {
  const ends = new AbortController();
  const button = root.querySelector('button');
  const facade = button?.closest<HTMLElement>('[data-facade]');
  let frame: HTMLIFrameElement | undefined;
  const play = () => {
    // Another call may have handled this click already.
    if (!facade || facade.hidden) return;
    frame = document.createElement('iframe');
    // The player's name is the video's title.
    frame.title = root.querySelector('[data-title]')?.textContent ?? '';
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    frame.allowFullscreen = true;
    // Send the origin, but not the page: YouTube refuses to play without a referrer.
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = root.dataset.video ?? '';
    facade.after(frame);
    // Hide the facade and do not remove it, because React may own it. It also keeps the size of the box.
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
