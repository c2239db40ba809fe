import { WIDE_HEADER } from '@tutoring/ui/header';
import { island } from '@tutoring/ui/island';
import type { NavigationMenuProps } from '@tutoring/ui/navigation-menu';
import { Suspense } from 'react';

/** The navigation of wide screens. A narrow one, which hides it, does not load its script. */
export function WideNavigation(props: NavigationMenuProps) {
  return (
    <Suspense>
      <Menu {...props} />
    </Suspense>
  );
}

const Menu = island<NavigationMenuProps>(async () => {
  await wideScreen();
  return (await import('@tutoring/ui/navigation-menu')).NavigationMenu;
});

/** Resolves as soon as the screen is wide; at once on the server. */
async function wideScreen(): Promise<void> {
  if (typeof window === 'undefined') return;
  const wide = matchMedia(WIDE_HEADER);
  if (wide.matches) return;
  await new Promise((resolve) => {
    wide.addEventListener('change', resolve, { once: true });
  });
}
