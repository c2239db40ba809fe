import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Renders an island as the React root that hydrates later: its ids begin with the prefix. */
export function renderRoot(root: ReactNode, identifierPrefix: string): string {
  return renderToString(root, { identifierPrefix });
}
