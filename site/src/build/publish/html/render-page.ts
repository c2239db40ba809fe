import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page to one complete text. By default, as in Gatsby's own renderer, React sends parts of a long page later
 * and moves them with inline scripts: our policy forbids those, and without scripts the parts would be invisible.
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
