/** Opens every link to another page in a tab of its own: no other page of ours may be shown in a frame. */
export function openInTabs(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return;
      if (link.origin + link.pathname === location.origin + location.pathname) return;
      link.target = '_blank';
      link.rel = 'noopener';
    },
    true,
  );
}
