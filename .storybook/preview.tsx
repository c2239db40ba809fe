import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { configure } from 'storybook/test';
import { enhanceIconTooltips } from '../packages/ui/src/enhance.ts';
import { Provider } from '../packages/ui/src/provider/index.ts';
import { Container } from './container.tsx';
import { emulate, type Overlay } from './emulate.ts';
import { catalogue } from './languages.ts';
import { LOOKS } from './looks.ts';
import { PSEUDO } from './pseudo-language.ts';
import { ELEMENT, rowsOf } from './rows.ts';
import './stylesheets.ts';
import { Page, Part } from './surroundings.tsx';
import { paper } from './theme.ts';
import { globalTypes, initialGlobals, viewports } from './toolbars.ts';

enhanceIconTooltips();
// A documentation page plays all its stories at once, which is slow on a busy machine. So wait longer before a failure.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  parameters: {
    // Violations fail the story's test. React 18 skips the check, because the HTML is the same.
    a11y: {
      test: import.meta.env.VITE_REACT === '18' ? 'off' : 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    layout: 'fullscreen',
    docs: { theme: paper, container: Container },
    // The order for a newcomer. It must be a literal, because Storybook parses this file's text.
    options: {
      storySort: {
        order: [
          'Start',
          'Which component?',
          'Recipes',
          ['First page', 'Vite', 'Next.js', 'Astro', 'Plain HTML', 'Theming', 'Tokens'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Marks', 'Plates', 'Writing', 'Accessibility', 'Weight'],
          'Patterns',
          [
            'Form in steps',
            'Errors',
            'Waiting',
            'Empty results',
            'Long lists',
            'Tool',
            'Proof',
            'Consent',
            'Without JavaScript',
          ],
          'Pages',
          ['Home', 'Service', 'Article', 'Region', 'Tool', 'Contact'],
          'Shell',
          'Page',
          'The tutor’s hand',
          'Proof and facts',
          'Forms',
          'Tools',
          'Over the page',
          'Setup',
          'Versions',
          ['Moving from the candidate', 'Changelog'],
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes: LOOKS },
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [
    ({ component, argTypes, initialArgs }) => {
      const rows = rowsOf(component);
      const isElementIn = (name: string) => isValidElement(initialArgs[name] as unknown as object | null);
      // Elements among the arguments need a row here. Otherwise Storybook adds one later, without the corrections below.
      const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs).filter(isElementIn)]);
      const told = [...names].map((name) => {
        const row = argTypes[name] ?? { name };
        // Storybook would treat an element as an object and offer its fields for editing.
        const isElement = isElementIn(name);
        const { table, description } = rows[name] ?? (isElement ? ELEMENT : {});
        return [
          name,
          {
            ...row,
            ...(isElement && { control: false as const, description }),
            ...(table && { table: { ...row.table, ...table } }),
          },
        ] as const;
      });
      return Object.fromEntries(told);
    },
  ],
  decorators: [
    (Story, { globals, viewMode }) => {
      const language = String(globals.language);
      const Around = viewMode === 'docs' ? Part : Page;
      emulate({
        reducedMotion: globals.motion === 'reduced',
        forcedColors: globals.colours === 'forced',
        firstVisit: globals.visit === 'first',
        overlay: globals.overlay as Overlay,
      });
      return (
        <Around language={language} direction={String(globals.direction)} theme={String(globals.theme)}>
          <Provider messages={catalogue(language)} lang={language === PSEUDO ? 'en' : language}>
            <Story />
          </Provider>
        </Around>
      );
    },
  ],
};

export default preview;
