import type { Browser, Page } from 'playwright';
import { LOOKS, TODAY } from '../../.storybook/looks.ts';

export type Look = keyof typeof LOOKS;

/** The timeout of a story and its play function, in milliseconds. On a busy machine a whole page has taken 20 s. */
const PATIENCE_MS = 60_000;

/** What Storybook leaves in a page of stories. */
interface Shown {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string };
    channel: { once: (event: string, hear: () => void) => void; emit: (event: string, what: object) => void };
  };
}

/** A browser's page that stays in one Storybook and shows one story after the other. */
export class Camera {
  private readonly page: Page;
  private readonly address: string;
  private readonly look: Look;
  private current: string | undefined;

  private constructor(page: Page, address: string, look: Look) {
    this.page = page;
    this.address = address;
    this.look = look;
  }

  static async in(browser: Browser, address: string, look: Look): Promise<Camera> {
    const width = Number(LOOKS[look].viewport.slice(1));
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00Z`));
    return new Camera(page, address, look);
  }

  /** Takes a picture of a story, after its play function has ended. */
  async take(story: string): Promise<Buffer> {
    // A page that stays is three times as fast as one that is loaded anew; what hangs, or is taken again, gets one.
    const stays = this.current !== undefined && this.current !== story;
    if (!stays || !(await this.change(story))) await this.open(story);
    this.current = story;
    await this.page.evaluate(async () => {
      // Those of the stand-ins may not be on this machine.
      await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
      await document.fonts.ready;
      // Sections below the fold are laid out only when they are near.
      for (const part of document.querySelectorAll<HTMLElement>('section, footer'))
        part.style.contentVisibility = 'visible';
      scrollTo(0, 0);
    });
    return this.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  }

  private async open(story: string): Promise<void> {
    const { viewport: _, ...globals } = LOOKS[this.look];
    const asked = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
    await this.page.goto(`${this.address}/iframe.html?viewMode=story&id=${story}&globals=${asked.join(';')}`);
    const hasEnded = () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Shown;
      return ['finished', 'completed', 'errored'].includes(preview?.currentRender?.phase ?? '');
    };
    await this.page.waitForFunction(hasEnded, undefined, { timeout: PATIENCE_MS }).catch((cause: unknown) => {
      throw new Error(`Nobody has heard of the end of ${story}, ${this.look}.`, { cause });
    });
  }

  /** Shows another story in the same page. @returns whether its end was heard of. */
  private change(story: string): Promise<boolean> {
    return this.page.evaluate(
      ([id, patience]) =>
        new Promise<boolean>((settle) => {
          const { channel } = (globalThis as unknown as Shown).__STORYBOOK_PREVIEW__ ?? {};
          setTimeout(settle, patience, false);
          for (const end of ['storyFinished', 'storyErrored', 'storyMissing', 'playFunctionThrewException']) {
            channel?.once(end, () => settle(end === 'storyFinished'));
          }
          channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
        }),
      [story, PATIENCE_MS] as const,
    );
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
