import { create } from 'storybook/theming/create';
import { palette } from '../packages/ui/src/styles/tokens.ts';

/** Storybook's frame in our colours, so that it does not distract from the component. */
export const paper = create({
  base: 'light',
  brandTitle: '@tutoring/ui',
  brandUrl: './',
  colorPrimary: palette.examinerRed,
  colorSecondary: palette.penBlue,
  appBg: palette.paperSunken,
  appContentBg: palette.paper,
  appPreviewBg: palette.paper,
  appBorderColor: palette.inkLine,
  appBorderRadius: 2,
  barBg: palette.paperRaised,
  textColor: palette.ink,
  textMutedColor: palette.inkSoft,
  barTextColor: palette.inkSoft,
  barSelectedColor: palette.penBlue,
  inputBg: palette.paperRaised,
  inputBorder: palette.inkEdge,
  inputTextColor: palette.ink,
  inputBorderRadius: 2,
});
