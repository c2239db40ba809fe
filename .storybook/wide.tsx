import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { Scroller } from '../packages/ui/src/scroller';

/** Narrower, the columns of a table of props lie over each other. The table draws its edge outside itself. */
const Room = styled.div({ minInlineSize: '38rem', padding: '1px 2px 4px' });

/** Around a table of Storybook's, with a name for it: where the page is narrow it scrolls by itself, by keyboard too. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroller aria-label={label}>
      <Room>{children}</Room>
    </Scroller>
  );
}
