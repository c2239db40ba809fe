import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Global } from 'storybook/theming';
import { vars } from '../packages/ui/src/styles/theme.css';

/** Selects our own text: not stories, sheets or Storybook's tables. */
const OURS = ':not(.sb-story *, .sb-unstyled *, .docblock-argstable *, .docblock-source *, .sbdocs-preview *)';
const written = (elements: string) => `.sbdocs-content :is(${elements})${OURS}`;

/** Documentation has the type of our pages. Lists need the styles back that the reset removes. */
const ours = {
  [written('h1, h2, h3')]: {
    fontFamily: vars.font.display,
    fontWeight: 500,
    letterSpacing: '-0.01em',
    wordSpacing: '0.04em',
  },
  [written('p, li, td, th')]: { fontFamily: vars.font.sans, fontSize: '1rem', lineHeight: 1.6 },
  [written('p')]: { maxInlineSize: '42rem' },
  [written('ol')]: { listStyle: 'decimal', paddingInlineStart: '1.5rem' },
  [written('ul')]: { listStyle: 'disc', paddingInlineStart: '1.25rem' },
} as const;

/** Wraps each documentation page. */
export function Container({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  return (
    <DocsContainer {...props}>
      <Global styles={ours} />
      {children}
    </DocsContainer>
  );
}
