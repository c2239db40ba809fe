import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Global } from 'storybook/theming';
import { vars } from '../packages/ui/src/styles/theme.css';

/** Documentation is set as our pages are; what a page resets, its lists need again. */
const ours = {
  '.sbdocs :is(.sbdocs-h1, .sbdocs-h2, .sbdocs-h3, .sbdocs-title)': {
    fontFamily: vars.font.serif,
    fontWeight: 500,
    letterSpacing: '-0.012em',
  },
  '.sbdocs :is(.sbdocs-p, .sbdocs-li, .sbdocs-td)': { fontFamily: vars.font.sans, fontSize: '1rem', lineHeight: 1.6 },
  '.sbdocs .sbdocs-p': { maxInlineSize: '42rem' },
  '.sbdocs .sbdocs-ol': { listStyle: 'decimal', paddingInlineStart: '1.5rem' },
  '.sbdocs .sbdocs-ul': { listStyle: 'disc', paddingInlineStart: '1.25rem' },
} as const;

/** Around each page of documentation. */
export function Container({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  return (
    <DocsContainer {...props}>
      <Global styles={ours} />
      {children}
    </DocsContainer>
  );
}
