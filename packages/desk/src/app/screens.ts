import { lazy, type ComponentType } from 'react';
import type { Site } from './site';

/** The path of the desk. Vite's `base` and the Worker's route name it too. */
export const DESK = '/owner';
/** The screen of pages and data. */
export const CONTENT = `${DESK}/content`;

export interface ScreenProps {
  site: Site;
  /** The query of the address, such as `?path=…`. */
  search: string;
}

export interface Screen {
  /** Its address: the desk's own, or a segment below it. */
  href: string;
  /** In the menu, and the page's heading. */
  label: string;
  /** Loads with its own script, so that leads on a phone don't wait for the editor. */
  Component: ComponentType<ScreenProps>;
}

/** The screens, in the order of the menu. The first is the one that an owner opens every day. */
export const SCREENS: readonly [Screen, ...Screen[]] = [
  { href: DESK, label: 'Leads', Component: lazy(() => import('../leads')) },
  { href: `${DESK}/marking`, label: 'Marking', Component: lazy(() => import('../marking')) },
  { href: `${DESK}/launch`, label: 'Launch', Component: lazy(() => import('../launch')) },
  { href: CONTENT, label: 'Content', Component: lazy(() => import('../content')) },
  { href: `${DESK}/people`, label: 'People', Component: lazy(() => import('../people')) },
  { href: `${DESK}/assistant`, label: 'Assistant', Component: lazy(() => import('../assistant')) },
  { href: `${DESK}/figures`, label: 'Figures', Component: lazy(() => import('../figures')) },
];

/** The screen at an address; `undefined` if there is none. */
export function screenAt(path: string): Screen | undefined {
  const bare = path.replace(/\/+$/, '') || DESK;
  return SCREENS.find(({ href }) => href === bare || (href !== DESK && bare.startsWith(`${href}/`)));
}
