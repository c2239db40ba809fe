import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { vars } from '../packages/ui/src/styles/theme.css.ts';
import { dirOf } from './languages.ts';

interface Surroundings {
  language: string;
  /** `auto`: the direction of the language. */
  direction: string;
  theme: string;
  children: ReactNode;
}

/** A story alone on a page sets language, direction and theme of the whole page, so that dialogs have them too. */
export function Page({ language, direction, theme, children }: Surroundings) {
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = dirOf(language, direction);
    root.dataset.theme = theme;
    return () => {
      // A documentation page may come next.
      root.lang = 'en';
      root.removeAttribute('dir');
      delete root.dataset.theme;
    };
  }, [language, direction, theme]);
  return children;
}

/** What a page sets on `body`, for one of several stories on a page. */
const ownGround: CSSProperties = {
  color: vars.color.ink,
  backgroundColor: vars.color.ground,
  fontFamily: vars.font.sans,
  padding: vars.space['4'],
};

/** One of several stories on a page sets language, direction and theme on its own element. */
export function Part({ language, direction, theme, children }: Surroundings) {
  return (
    <div data-story="" lang={language} dir={dirOf(language, direction)} data-theme={theme} style={ownGround}>
      {children}
    </div>
  );
}
