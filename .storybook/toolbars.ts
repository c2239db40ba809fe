import type { Preview } from '@storybook/react-vite';
import { LANGUAGES } from './languages.ts';

/** Widths for a review: a screen at 400 %, phones, a tablet, laptops, a desktop. */
const WIDTHS = [320, 360, 390, 820, 1024, 1280, 1440];

export const viewports = Object.fromEntries(
  WIDTHS.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '800px' }, type: width < 700 ? 'mobile' : 'desktop' },
  ]),
);

/** The toolbar: settings of a visitor's system, and of the story. */
export const globalTypes: Preview['globalTypes'] = {
  theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'] } },
  language: {
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })),
    },
  },
  direction: {
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'auto', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  visit: {
    toolbar: {
      title: 'Visit',
      icon: 'user',
      items: [
        { value: 'returning', title: 'Returning: the brand’s fonts' },
        { value: 'first', title: 'First visit: before the fonts arrive' },
      ],
    },
  },
  overlay: {
    toolbar: {
      title: 'Overlay',
      icon: 'grid',
      items: [
        { value: 'none', title: 'No overlay' },
        { value: 'steps', title: 'Steps of 4 px' },
        { value: 'columns', title: '12 columns of the page' },
      ],
    },
  },
  colours: {
    toolbar: {
      title: 'Forced colours',
      icon: 'paintbrush',
      items: [
        { value: 'own', title: 'Our colours' },
        { value: 'forced', title: 'Forced colours (an approximation)' },
      ],
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  language: 'en',
  direction: 'auto',
  motion: 'full',
  visit: 'returning',
  overlay: 'none',
  colours: 'own',
};
