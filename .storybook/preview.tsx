import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { configure } from 'storybook/test';
import { enhanceIconTooltips } from '../packages/ui/src/enhance.ts';
import { Provider } from '../packages/ui/src/provider/index.ts';
import { Container } from './container.tsx';
import { emulate } from './emulate.ts';
import { catalogue } from './languages.ts';
import { LOOKS } from './looks.ts';
import { PSEUDO } from './pseudo-language.ts';
import { ELEMENT, rowsOf } from './rows.ts';
import './stylesheets.ts';
import { Page, Part } from './surroundings.tsx';
import { paper } from './theme.ts';
import { globalTypes, initialGlobals, viewports } from './toolbars.ts';

enhanceIconTooltips();
// A site leaves the brand's fonts to the second page (0031). Who reviews it wants to see them on the first.
for (const face of document.fonts) face.display = 'swap';
// A page of documentation plays its frames at once, and a busy machine takes its time: what comes late has come all the same.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  parameters: {
    // Violations fail the story's test, not only its panel. On the older React the HTML is the same: axe reads it once.
    a11y: {
      test: import.meta.env.VITE_REACT === '18' ? 'off' : 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    layout: 'fullscreen',
    docs: { theme: paper, container: Container },
    // In this order a newcomer reads. Storybook takes it from the text of this file.
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Marks', 'Writing'],
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
      // An element that has no row yet would get one afterwards, which nobody mends.
      const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs).filter(isElementIn)]);
      const told = [...names].map((name) => {
        const row = argTypes[name] ?? { name };
        // Storybook would call an element an object, and offer its inside to be edited.
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
      emulate({ reducedMotion: globals.motion === 'reduced', forcedColors: globals.colours === 'forced' });
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
