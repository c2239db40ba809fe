/**
 * Adds the behaviour of `TableOfContents` to its HTML: marks the link of the current section. That is the section of the
 * last heading above the lower two thirds of the screen.
 * @returns Removes the behaviour.
 */
export function enhanceTableOfContents(nav: HTMLElement): () => void {
  const sections = [...nav.querySelectorAll('a')].flatMap((link) => {
    // Read the attribute, because `hash` percent-encodes other scripts.
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
