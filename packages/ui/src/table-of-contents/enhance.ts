/**
 * The behaviour of `TableOfContents`, on the HTML that it writes: marks the link of the section being read, which is
 * that of the last heading that has passed the upper third of the screen.
 * @returns Ends it.
 */
export function enhanceTableOfContents(nav: HTMLElement): () => void {
  const sections = [...nav.querySelectorAll('a')].flatMap((link) => {
    // As it is written: `hash` has anything but Latin letters encoded.
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    return heading ? [{ link, heading }] : [];
  });
  const observer = new IntersectionObserver(
    () => {
      const current = sections.filter(({ heading }) => heading.getBoundingClientRect().top < innerHeight / 3).at(-1);
      nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
      current?.link.setAttribute('aria-current', 'location');
    },
    { rootMargin: '0px 0px -66% 0px' },
  );
  for (const { heading } of sections) observer.observe(heading);
  return () => observer.disconnect();
}
