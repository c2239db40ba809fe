import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * Renders a page to the one complete text that we serve. Gatsby's own renderer leaves React's
 * default, by which the parts of a longer page come behind it and are moved to their places by
 * inline scripts: without scripts they would not be seen, and our policy forbids such scripts.
 */
export function renderPage(body: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(body, {
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(sink),
      onError: reject,
    });
  });
}

/** Renders a live part as the root that React will take over: its ids begin with the prefix. */
export function renderRoot(root: ReactNode, identifierPrefix: string): string {
  return renderToString(root, { identifierPrefix });
}
