import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { Scroller } from '../packages/ui/src/scroller';

/** The smallest width at which the columns of a table of props do not overlap, plus its outer edge. */
const Room = styled.div({ minInlineSize: '38rem', padding: '1px 2px 4px' });

/** Wraps and names a table of Storybook's. On narrow pages it scrolls, also by keyboard. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroller aria-label={label}>
      <Room>{children}</Room>
    </Scroller>
  );
}
