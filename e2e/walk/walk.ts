import type { Locator, Page } from '@playwright/test';
import { expect, ready } from '../fixtures.ts';
import { announcements, listen, type Announcement } from './live-regions.ts';
import { quoted, Speech, type Spoken } from './speech.ts';

/** What must have happened before a step is over. */
interface Until {
  /** The element that has the focus then. */
  focus?: Locator;
  /** The address that is open then. */
  url?: string | RegExp;
  /** Words of the announcement that comes. */
  hears?: RegExp;
  /** An element that is visible then. */
  shows?: Locator;
}

/** A row of the written walk. */
interface Row {
  key: string;
  focus: string;
  spoken: string[];
}

/** Milliseconds in which an announcement that belongs to the last key still counts. */
const SETTLED_MS = 250;
/** Presses of Tab after which an element counts as unreachable. */
const MOST_TABS = 60;

/**
 * Walks through a journey with keys alone, and writes down for each key where the focus is and what a screen reader says. It fails
 * where the focus is lost or cannot be seen.
 */
export class Walk {
  readonly #page: Page;
  readonly #speech: Speech;
  readonly #parts: { title: string; rows: Row[] }[] = [];
  #around: string[] = [];
  #heard: Announcement[] = [];

  private constructor(page: Page) {
    this.#page = page;
    this.#speech = new Speech(page);
  }

  static async begin(page: Page): Promise<Walk> {
    await listen(page);
    return new Walk(page);
  }

  /** Begins a part with a title of its own. */
  part(title: string): void {
    this.#parts.push({ title, rows: [] });
  }

  async open(path: string, shows?: Locator): Promise<void> {
    await this.#page.goto(path);
    await this.#opened(`opens ${path}`, shows);
  }

  /** Presses a key, once or several times. */
  async press(key: string, until: Until = {}, times = 1): Promise<void> {
    const before = this.#page.url();
    for (let time = 0; time < times; time++) await this.#page.keyboard.press(key);
    const name = times === 1 ? nameOf(key) : `${nameOf(key)} × ${times}`;
    if (until.url) {
      await expect(this.#page).toHaveURL(until.url);
      if (before.split('#')[0] !== this.#page.url().split('#')[0]) return this.#opened(name, until.shows);
    }
    await this.#settle(until);
    this.#write(name, await this.#speech.focused());
    await this.#isSeen(name);
  }

  /** Presses Tab until the focus has arrived, and lists what lies between. */
  async tabTo(target: Locator, key = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let count = 1; count <= MOST_TABS; count++) {
      await this.#page.keyboard.press(key);
      const spoken = await this.#speech.focused();
      await this.#isSeen(key);
      if (await this.#hasFocus(target)) {
        await this.#settle({});
        this.#write(count === 1 ? nameOf(key) : `${nameOf(key)} × ${count}`, spoken, passed);
        return;
      }
      passed.push(spoken.short || 'the page');
    }
    throw new Error(`The focus does not reach ${String(target)} within ${MOST_TABS} presses: ${passed.join(', ')}`);
  }

  /** Types text into the focused field. Name it where it differs in each run. */
  async type(text: string, until: Until = {}, name = text): Promise<void> {
    await this.#page.keyboard.insertText(text);
    await this.#settle(until);
    this.#write(`types ${quoted(name)}`, { short: await this.#short(), line: 'the letters', around: [] });
  }

  /** Something that needs no key of the page, such as the device's own window. */
  async happens(what: string, until: Until): Promise<void> {
    await this.#settle(until);
    this.#write(what, { short: await this.#short(), line: '', around: [] });
  }

  /** Reads an element to its end, as with the arrow keys of a screen reader. */
  async read(element: Locator): Promise<void> {
    await expect(element).toBeVisible();
    const lines = await this.#speech.reading(element);
    this.#rows().push({ key: 'reads on', focus: 'unchanged', spoken: lines });
  }

  /** The walk as a document. */
  written(title: string, about: string): string {
    const parts = this.#parts.map(({ title, rows }) =>
      [
        `## ${title}`,
        '',
        '| Key | Focus | Spoken |',
        '|---|---|---|',
        ...rows.map(({ key, focus, spoken }) => `| ${[key, focus, spoken.join('<br>')].map(cell).join(' | ')} |`),
      ].join('\n'),
    );
    return `${[`# ${title}`, about, ...parts].join('\n\n')}\n`;
  }

  #rows(): Row[] {
    const part = this.#parts.at(-1);
    if (!part) throw new Error('Begin the walk with part().');
    return part.rows;
  }

  async #opened(key: string, shows?: Locator): Promise<void> {
    await ready(this.#page);
    if (shows) await expect(shows).toBeVisible();
    await this.#settle({});
    const { title, language } = await this.#page.evaluate(() => ({
      title: document.title,
      language: document.documentElement.lang,
    }));
    this.#around = [];
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
    this.#rows().push({
      key,
      focus: 'start of the page',
      spoken: [`${quoted(title)}, page in ${name}`, ...this.#announced()],
    });
  }

  async #settle({ focus, hears, shows }: Until): Promise<void> {
    if (focus) await expect(focus).toBeFocused();
    if (shows) await expect(shows).toBeVisible();
    const listen = async () => void this.#heard.push(...(await announcements(this.#page)));
    if (hears)
      await expect
        .poll(async () => {
          await listen();
          return this.#heard.map(({ text }) => text).join('\n');
        })
        .toMatch(hears);
    await this.#page.waitForTimeout(SETTLED_MS);
    await listen();
  }

  #announced(): string[] {
    return this.#heard.splice(0).map(({ text, isUrgent }) => `${isUrgent ? 'at once' : 'then'}: ${quoted(text, 240)}`);
  }

  #write(key: string, { short, line, around }: Spoken, passed: readonly string[] = []): void {
    const entered = around.filter((one) => !this.#around.includes(one.key)).map((one) => one.line);
    if (around.length > 0) this.#around = around.map((one) => one.key);
    this.#rows().push({
      key: passed.length > 0 ? `${key}, past ${listed(passed)}` : key,
      focus: short,
      spoken: [[...entered, line].filter(Boolean).join('; '), ...this.#announced()].filter(Boolean),
    });
  }

  async #short(): Promise<string> {
    return (await this.#speech.focused()).short;
  }

  #hasFocus(target: Locator): Promise<boolean> {
    return target.evaluateAll((elements) => elements.some((one) => one === document.activeElement));
  }

  /** Fails if nobody can see where the focus is. */
  async #isSeen(key: string): Promise<void> {
    const problem = await this.#page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      // A hidden radio button is seen by its label.
      const shown = [focused, ...((focused as HTMLInputElement).labels ?? [])];
      const isInView = shown.some((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      return isInView ? '' : focused.outerHTML.slice(0, 120);
    });
    expect(problem, `After ${key} the focus is out of sight`).toBe('');
  }
}

/** What the focus has passed on its way: the beginning and the end of a long way. */
function listed(passed: readonly string[]): string {
  if (passed.length <= 6) return passed.join('; ');
  return [...passed.slice(0, 3), `${passed.length - 5} more`, ...passed.slice(-2)].join('; ');
}

/** The name that is printed on the key. */
function nameOf(key: string): string {
  const names: Record<string, string> = {
    ArrowDown: '↓',
    ArrowUp: '↑',
    ArrowLeft: '←',
    ArrowRight: '→',
    'Shift+Tab': 'Shift + Tab',
    'Control+a': 'Ctrl + A',
    ' ': 'Space',
  };
  return names[key] ?? key;
}

/** Text in a cell of a Markdown table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
