import type { ComponentType } from 'react';

/** For stories of cards: the page below the card. */
export const onAPage = (Story: ComponentType) => (
  <>
    <Story />
    <main>
      <h1>A page</h1>
      <p>The card lies over one of its corners.</p>
    </main>
  </>
);
