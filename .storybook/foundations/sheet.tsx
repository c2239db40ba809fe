import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { Kicker, Prose } from '../../packages/ui/src/text';
import { vars } from '../../packages/ui/src/styles/theme.css';

/** The two themes of every component. */
export const THEMES = ['light', 'dark'] as const;
/** A theme. */
export type Theme = (typeof THEMES)[number];

/** The styles that a site sets on `body`. Here, `body` belongs to Storybook. */
const page = {
  color: vars.color.ink,
  backgroundColor: vars.color.ground,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: 1.6,
};

/** A sheet on top of another one, like a marked script. It also gives Storybook's links and code our styles. */
const Paper = styled.div({
  ...page,
  padding: 'clamp(0.75rem, 6vw - 1rem, 3.5rem)',
  border: `1px solid ${vars.color.line}`,
  boxShadow: `0.4rem 0.5rem 0 -1px ${vars.color.sunken}, 0.4rem 0.5rem 0 0 ${vars.color.line}`,
  '& .sbdocs-a': {
    color: vars.color.action,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '0.2em',
    '&:hover': { color: vars.color.actionHover, textDecorationThickness: '2px' },
    '&:focus-visible': { outline: `3px solid ${vars.color.action}`, outlineOffset: '2px' },
  },
  '& :not(pre) > code': {
    margin: 0,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    fontSize: '0.875em',
    fontWeight: 'inherit',
    lineHeight: 'inherit',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& .docblock-source': { marginBlock: vars.space['3'], boxShadow: 'none' },
});

interface SheetProps {
  /** One line above the title. @default none */
  kicker?: string;
  children: ReactNode;
}

/** A documentation page in the library's type instead of Storybook's. */
export function Sheet({ kicker, children }: SheetProps) {
  return (
    <Paper className="sb-unstyled" data-theme="light" lang="en">
      <Prose>
        {kicker && <Kicker>{kicker}</Kicker>}
        {children}
      </Prose>
    </Paper>
  );
}

interface GroundProps {
  theme: Theme;
  children: ReactNode;
}

/** A part of the page in one of its two themes. */
export function Ground({ theme, children }: GroundProps) {
  return (
    <div data-theme={theme} style={{ ...page, padding: vars.space['4'] }}>
      {children}
    </div>
  );
}

interface ComparedProps {
  /** The name of the compared item. */
  heading: ReactNode;
  /** Its purpose. */
  children: ReactNode;
  /** Renders the item in a theme. */
  specimen: (theme: Theme) => ReactNode;
}

/** A row: an item with its purpose, and beside it the item in light and in dark. */
export function Compared({ heading, children, specimen }: ComparedProps) {
  return (
    <div style={row}>
      <div style={{ flex: '1 1 17rem', paddingBlock: vars.space['4'], paddingInlineEnd: vars.space['4'] }}>
        <h3 style={{ fontSize: vars.size.h4 }}>{heading}</h3>
        {children}
      </div>
      <div style={{ flex: '2 1 24rem', display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {THEMES.map((theme) => (
          <Ground key={theme} theme={theme}>
            {specimen(theme)}
          </Ground>
        ))}
      </div>
    </div>
  );
}

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  borderBlockStart: `1px solid ${vars.color.line}`,
};

/** Secondary text in a block: names, values, conditions. */
export const fine: CSSProperties = {
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};

/** A box with a border, to show sizes and corners. */
export const box: CSSProperties = {
  padding: vars.space['3'],
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.raised,
  lineHeight: 1.3,
};

/** The custom property of a role: `--tutoring-color-ink` of `var(--tutoring-color-ink)`. */
export function propertyOf(role: string): string {
  return role.slice('var('.length, -')'.length);
}
