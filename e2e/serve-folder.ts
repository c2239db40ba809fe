import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a folder below a base path, as most hosts serve a Storybook. Its fonts are not optional: on a busy machine the
 * browser would give one up, and leave it out of a picture even after it has loaded.
 */
export function serveFolder(folder: string, port: number, base = '/'): Server {
  return createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path.slice(base.length));
    if (!path.startsWith(base) || !existsSync(file) || statSync(file).isDirectory()) {
      return void response.writeHead(404).end();
    }
    const content = readFileSync(file);
    response
      .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(
        extname(file) === '.css'
          ? content.toString().replace(/font-display:\s*optional/g, 'font-display:block')
          : content,
      );
  }).listen(port);
}
