import type { palette } from './tokens';

type Named = Record<string, keyof typeof palette>;

/** The colour of the palette that each role has, by theme. theme.css.ts says what the roles are for. */
export const ROLES = {
  light: {
    ground: 'paper',
    raised: 'paperRaised',
    sunken: 'paperSunken',
    band: 'ink',
    ink: 'ink',
    inkSoft: 'inkSoft',
    line: 'inkLine',
    edge: 'inkEdge',
    action: 'penBlue',
    actionHover: 'penBlueDeep',
    onAction: 'paperRaised',
    mark: 'examinerRed',
    highlight: 'highlighter',
  },
  dark: {
    ground: 'night',
    raised: 'nightRaised',
    sunken: 'nightSunken',
    band: 'nightBlue',
    ink: 'chalk',
    inkSoft: 'chalkSoft',
    line: 'chalkLine',
    edge: 'chalkEdge',
    action: 'penBlueLight',
    actionHover: 'penBlueLighter',
    onAction: 'nightBlue',
    mark: 'examinerRedLight',
    highlight: 'highlighterNight',
  },
} as const satisfies Record<string, Named>;

export type Role = keyof typeof ROLES.light;
