import type { GatsbyNode } from 'gatsby';
import { mkdirSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { TemplateContext } from '../../shared/page';
import type { Scripts } from '../publish/assets/scripts';
import { linkSheetOfCards } from '../publish/cards';
import { writeChatPanels } from '../publish/chat-panels';
import { readStyles } from '../publish/assets/styles';
import { finishDevelopPage, type Ours } from '../publish/html/finish-html';

type CreateDevServer = Parameters<NonNullable<GatsbyNode['onCreateDevServer']>>[0];

/** What this file uses of the development server, an Express app that Gatsby does not type. */
interface App {
  use: (handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => void;
}

/** The address of a stream that sends a message when the page should load again. */
const CHANGES = '/develop/changes';
/** Loads the page again when something has changed. */
const RELOAD = `new EventSource('${CHANGES}').onmessage = () => location.reload()`;
/** Milliseconds without a change after which the code is bundled again: an editor writes several files at once. */
const QUIET_MS = 200;

/**
 * Serves the pages of `gatsby develop`: the HTML, styles and scripts of a build, made for each request. Gatsby finds and
 * watches the content; its own pages in the browser are not used.
 */
export class DevelopServer {
  readonly #site: string;
  readonly #buildScripts: () => Promise<Scripts>;
  readonly #listeners = new Set<ServerResponse>();
  #contexts: ReadonlyMap<string, TemplateContext> = new Map();
  #code: ({ render: (context: TemplateContext) => string } & Omit<Ours, 'links'>) | undefined;
  #builds = 0;

  /** @param buildScripts Bundles the scripts of the pages into `public`. */
  constructor(site: string, buildScripts: () => Promise<Scripts>) {
    this.#site = site;
    this.#buildScripts = buildScripts;
  }

  /** Shows these pages from now on. */
  setPages(contexts: readonly TemplateContext[]): void {
    this.#contexts = new Map(contexts.map((context) => [context.page.path, context]));
    this.#reload();
  }

  /** Bundles what renders pages, and their scripts. */
  async bundle(): Promise<void> {
    const scripts = await this.#buildScripts();
    this.#code = {
      render: await this.#bundleRender(),
      scripts,
      styles: readStyles(this.#site),
      panels: writeChatPanels(this.#site),
    };
    this.#reload();
  }

  /** Names the stylesheet in the cards that were just written: they load it themselves. */
  linkCards(): void {
    if (this.#code) linkSheetOfCards(this.#site, this.#code.styles.tools.href);
  }

  /** Answers requests for pages, and bundles again when code changes. */
  start({ app, reporter }: CreateDevServer): void {
    (app as App).use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      // Gatsby redirects to an address with a slash where a build has left a folder in `public`.
      const context = this.#contexts.get(pathname.replace(/(?<=.)\/$/, ''));
      if (pathname === CHANGES) this.#listen(request, response);
      else if (!context || !this.#code) next();
      else {
        const { render, ...ours } = this.#code;
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
        response.end(finishDevelopPage(render(context), ours, RELOAD));
      }
    });
    let quiet: NodeJS.Timeout | undefined;
    const onChange = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        this.bundle().catch((error: unknown) => reporter.error('The code of the pages has a mistake.', error as Error));
      }, QUIET_MS);
    };
    for (const folder of ['client', 'generated', 'mdx', 'render', 'shared'])
      watch(join(this.#site, 'src', folder), { recursive: true }, onChange);
    watch(join(this.#site, 'node_modules/@tutoring/ui/dist'), { recursive: true }, onChange);
  }

  #listen(request: IncomingMessage, response: ServerResponse): void {
    // Gatsby's compression would keep messages back.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    // Headers alone are not sent before the first byte.
    response.write(':\n\n');
    this.#listeners.add(response);
    request.on('close', () => this.#listeners.delete(response));
  }

  #reload(): void {
    for (const listener of this.#listeners) listener.write('data: changed\n\n');
  }

  async #bundleRender(): Promise<(context: TemplateContext) => string> {
    // A new name each time: Node keeps the modules that it has loaded.
    const file = join(this.#site, `.cache/develop/render-${(this.#builds += 1)}.cjs`);
    mkdirSync(join(this.#site, '.cache/develop'), { recursive: true });
    await build({
      cwd: this.#site,
      platform: 'node',
      input: 'src/render/develop-page.tsx',
      external: [/^react/, /^@tutoring\//, /^node:/],
      output: { file, format: 'cjs', codeSplitting: false },
    });
    const require = createRequire(join(this.#site, 'package.json'));
    return (require(file) as { renderDevelopPage: (context: TemplateContext) => string }).renderDevelopPage;
  }
}
