import { navigationMedia, type HeaderProps } from '@tutoring/ui/header';
import type { NavigationMenuProps } from '@tutoring/ui/navigation-menu';
import { Suspense } from 'react';
import { part } from '../platform/part';

type Line = NonNullable<HeaderProps['navigationFrom']>;

/** The navigation of wide screens. A narrow one, which hides it, does not load its script. */
export function WideNavigation({ from, ...props }: NavigationMenuProps & { from: Line }) {
  const Menu = menus[from];
  return (
    <Suspense>
      <Menu {...props} />
    </Suspense>
  );
}

const menuFrom = (line: Line) =>
  part<NavigationMenuProps>(async () => {
    await wideScreen(line);
    return (await import('@tutoring/ui/navigation-menu')).NavigationMenu;
  });
const menus = { wide: menuFrom('wide'), wider: menuFrom('wider') };

/** Resolves as soon as the screen is wide; at once on the server. */
async function wideScreen(line: Line): Promise<void> {
  if (typeof window === 'undefined') return;
  const wide = matchMedia(navigationMedia(line));
  if (wide.matches) return;
  await new Promise((resolve) => {
    wide.addEventListener('change', resolve, { once: true });
  });
}
