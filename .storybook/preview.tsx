import type { Preview } from '@storybook/react-vite';
import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { enhanceIconTooltips } from '../packages/ui/src/enhance.ts';
import { Provider, type MessageCatalogue } from '../packages/ui/src/provider/index.ts';
import { vars } from '../packages/ui/src/styles/theme.css.ts';
import { pseudo, PSEUDO } from './pseudo-language.ts';
import { rowsOf } from './rows.ts';
import '../packages/ui/src/styles/page.css.ts';
import '../packages/ui/src/styles/widgets.css.ts';
import '../packages/ui/src/styles/extras.css.ts';
import '../packages/ui/src/styles/chart.css.ts';
import '../packages/ui/src/styles/chooser.css.ts';
import '../packages/ui/src/styles/reference.css.ts';
import '../packages/ui/src/styles/tools.css.ts';
import '../packages/ui/src/styles/inbox.css.ts';
import '../packages/ui/src/styles/chat.css.ts';
import '../packages/ui/src/styles/notice-card.css.ts';

enhanceIconTooltips();

const LANGUAGES = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  ja: '日本語',
  ko: '한국어',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  nl: 'Nederlands',
  [PSEUDO]: 'Pseudo: longer English',
};

/** All messages of a language, by component. */
const files = import.meta.glob<Record<string, Record<string, string>>>('../packages/ui/src/*/messages/*.ts', {
  eager: true,
});

function catalogue(language: string): MessageCatalogue {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, module]) => {
      const [, component, file] = /src\/([\w-]+)\/messages\/([\w-]+)\.ts$/.exec(path) ?? [];
      const words = Object.values(module)[0];
      if (!component || !words || file !== (language === PSEUDO ? 'en' : language)) return [];
      if (language !== PSEUDO) return [[component, words]];
      return [[component, Object.fromEntries(Object.entries(words).map(([name, text]) => [name, pseudo(text)]))]];
    }),
  );
}

interface Surroundings {
  language: string;
  theme: string;
  children: ReactNode;
}

const dirOf = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');

/** A story by itself: the whole page speaks its language, with whatever it opens. */
function Page({ language, theme, children }: Surroundings) {
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = dirOf(language);
    root.dataset.theme = theme;
    return () => {
      // A page of documentation may come next.
      root.lang = 'en';
      root.removeAttribute('dir');
      delete root.dataset.theme;
    };
  }, [language, theme]);
  return children;
}

/** What a page sets on its `body`, for one of many stories on a page that has its own look. */
const ownGround: CSSProperties = {
  color: vars.color.ink,
  backgroundColor: vars.color.ground,
  fontFamily: vars.font.sans,
};

/** A story among others: its language, direction and theme are its own. */
function Part({ language, theme, children }: Surroundings) {
  return (
    <div data-story="" lang={language} dir={dirOf(language)} data-theme={theme} style={ownGround}>
      {children}
    </div>
  );
}

const preview: Preview = {
  parameters: {
    // Violations fail the story's test, not only its panel. On the older React the HTML is the same: axe reads it once.
    a11y: {
      test: import.meta.env.VITE_REACT === '18' ? 'off' : 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    layout: 'fullscreen',
  },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'] } },
    language: {
      toolbar: {
        title: 'Language and direction',
        icon: 'globe',
        items: Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })),
      },
    },
  },
  argTypesEnhancers: [
    ({ component, argTypes }) => {
      const rows = rowsOf(component);
      const told = Object.entries(argTypes).map(([name, row]) => {
        const table = rows[name]?.table;
        return [name, table ? { ...row, table: { ...row.table, ...table } } : row] as const;
      });
      return Object.fromEntries(told);
    },
  ],
  initialGlobals: { theme: 'light', language: 'en' },
  decorators: [
    (Story, { globals, viewMode }) => {
      const language = String(globals.language);
      const Around = viewMode === 'docs' ? Part : Page;
      return (
        <Around language={language} theme={String(globals.theme)}>
          <Provider messages={catalogue(language)} lang={language === PSEUDO ? 'en' : language}>
            <Story />
          </Provider>
        </Around>
      );
    },
  ],
};

export default preview;
