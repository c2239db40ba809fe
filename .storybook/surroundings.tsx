import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { vars } from '../packages/ui/src/styles/theme.css.ts';
import { dirOf } from './languages.ts';

interface Surroundings {
  language: string;
  /** `auto`: that of the language. */
  direction: string;
  theme: string;
  children: ReactNode;
}

/** A story by itself: the whole page speaks its language, with whatever it opens. */
export function Page({ language, direction, theme, children }: Surroundings) {
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = dirOf(language, direction);
    root.dataset.theme = theme;
    return () => {
      // A page of documentation may come next.
      root.lang = 'en';
      root.removeAttribute('dir');
      delete root.dataset.theme;
    };
  }, [language, direction, theme]);
  return children;
}

/** What a page sets on its `body`, for one of many stories on a page that has its own look. */
const ownGround: CSSProperties = {
  color: vars.color.ink,
  backgroundColor: vars.color.ground,
  fontFamily: vars.font.sans,
  padding: vars.space['4'],
};

/** A story among others: its language, direction and theme are its own. */
export function Part({ language, direction, theme, children }: Surroundings) {
  return (
    <div data-story="" lang={language} dir={dirOf(language, direction)} data-theme={theme} style={ownGround}>
      {children}
    </div>
  );
}
