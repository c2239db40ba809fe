import type { Page } from '@playwright/test';
import { haveChosen } from '../chosen.ts';
import { expect, ready, test } from '../fixtures.ts';

/** The messages that the specification prescribes for blocked code (section 8). */
const CONTENT = 'Unsafe script content detected';
const ADDRESS = 'Unsafe script URL detected';

/** HTML that would set `window.done` if it ran, or load something foreign. */
const PAYLOADS = {
  script: '<script>window.done=1</script>',
  'image with a handler': '<img src=x onerror="window.done=1">',
  'drawing with a handler': '<svg onload="window.done=1"></svg>',
  'link to a script': '<a href="javascript:window.done=1" id="link">x</a>',
  'form to a script': '<form action="javascript:window.done=1"><button>x</button></form>',
  'frame of others': '<iframe src="https://evil.example/"></iframe>',
  'frame with HTML': '<iframe srcdoc="<script>parent.done=1</script>"></iframe>',
  'details with a handler': '<details open ontoggle="window.done=1"><summary>x</summary></details>',
  object: '<object data="javascript:window.done=1"></object>',
  'nested namespaces':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.done=1&gt;">',
} as const;

/** APIs that turn text into HTML. The first argument is the text, the second an empty element of the page. */
const HTML_SINKS: Record<string, (html: string, place: HTMLElement) => unknown> = {
  innerHTML: (html, place) => (place.innerHTML = html),
  outerHTML: (html, place) => (place.appendChild(document.createElement('p')).outerHTML = html),
  insertAdjacentHTML: (html, place) => place.insertAdjacentHTML('beforeend', html),
  'a fragment': (html, place) => place.append(document.createRange().createContextualFragment(html)),
  'a parser': (html, place) => place.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes),
};

/* oxlint-disable typescript/no-implied-eval, typescript/no-unsafe-return, typescript/no-unsafe-call -- what must not work */
/** APIs that run code without HTML. */
const OTHER_SINKS: Record<string, (place: HTMLElement) => unknown> = {
  'document.write': () => document.write('<script>window.done=1</script>'),
  'frame.srcdoc': (place) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<script>parent.done=1</script>';
    place.append(frame);
  },
  'script.text': (place) => {
    const script = document.createElement('script');
    script.text = 'window.done=1';
    place.append(script);
  },
  'script.textContent': (place) => {
    const script = document.createElement('script');
    script.textContent = 'window.done=1';
    place.append(script);
  },
  'text in a script': (place) => {
    const script = document.createElement('script');
    script.append('window.done=1');
    place.append(script);
  },
  'script.src': (place) => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/x.js';
    place.append(script);
  },
  'script from data': (place) => {
    const script = document.createElement('script');
    script.src = 'data:text/javascript,window.done=1';
    place.append(script);
  },
  'the attribute src': (place) => {
    const script = document.createElement('script');
    script.setAttribute('src', '/api/geo');
    place.append(script);
  },
  'a handler as an attribute': (place) => {
    place.setAttribute('onclick', 'window.done=1');
    place.click();
  },
  eval: () => (0, eval)('window.done=1'),
  Function: () => new Function('window.done=1')(),
  'setTimeout of a text': () => setTimeout('window.done=1' as never),
  Worker: () => new Worker('/search-index-blog.json'),
  'Worker from a blob': () => new Worker(URL.createObjectURL(new Blob(['1']))),
  'another service worker': () => navigator.serviceWorker.register('/api/geo'),
  'a link to a script': (place) => {
    const link = document.createElement('a');
    link.href = 'javascript:window.done=1';
    place.append(link);
    link.click();
  },
  'a frame of a script': (place) => {
    const frame = document.createElement('iframe');
    frame.src = 'javascript:parent.done=1';
    place.append(frame);
  },
  'a frame of others': (place) => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    place.append(frame);
  },
  'a module from data': () => {
    const address: string = 'data:text/javascript,window.done=1';
    return import(address);
  },
  'a stylesheet of others': (place) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = 'https://evil.example/x.css';
    place.append(link);
  },
  base: (place) => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    place.append(base);
    if (document.baseURI.includes('evil')) (window as { done?: number }).done = 1;
  },
};

/* oxlint-enable */

/**
 * Runs a function in the page, in a task of its own, because code that the debugger calls directly can do more than a page.
 * @returns The message of the error, or an empty text.
 */
function tried(page: Page, sink: (...args: never[]) => unknown, html?: string): Promise<string> {
  return page.evaluate(
    ([code, html]) =>
      new Promise<string>((resolve) => {
        const place = document.body.appendChild(document.createElement('div'));
        place.id = 'place';
        // The debugger creates this function, so the page's policy allows it.
        const act = (0, eval)(`(${code})`) as (...args: unknown[]) => unknown;
        setTimeout(() => {
          let said = '';
          try {
            const outcome = html === undefined ? act(place) : act(html, place);
            if (outcome instanceof Promise) outcome.catch(() => undefined);
          } catch (error) {
            said = (error as Error).message;
          }
          setTimeout(() => resolve(said), 100);
        });
      }),
    [String(sink), html] as const,
  );
}

/** The element's HTML now, and whether any of its code ran. */
async function traces(page: Page): Promise<{ ran: boolean; html: string }> {
  return page.evaluate(() => {
    const place = document.getElementById('place');
    const html = place?.innerHTML ?? '';
    place?.querySelector('a')?.click();
    place?.remove();
    return { ran: 'done' in window, html };
  });
}

test.beforeEach(({ complaints }) => complaints.allow(/./));

test('no text becomes HTML on a page without third-party scripts', async ({ page }) => {
  await haveChosen(page);
  await page.goto('/about');
  await ready(page);
  for (const [payload, html] of Object.entries(PAYLOADS)) {
    for (const [sink, act] of Object.entries(HTML_SINKS)) {
      expect(await tried(page, act, html), `${payload} by ${sink}`).toContain(CONTENT);
      expect(await traces(page), `${payload} by ${sink}`).toEqual({
        ran: false,
        html: expect.not.stringContaining('x'),
      });
    }
  }
});

test('no other API runs foreign code', async ({ page }) => {
  await haveChosen(page);
  await page.goto('/about');
  await ready(page);
  const said: Record<string, string> = {};
  for (const [sink, act] of Object.entries(OTHER_SINKS)) {
    said[sink] = await tried(page, act);
    expect((await traces(page)).ran, sink).toBe(false);
    expect(page.url(), sink).toMatch(/\/about$/);
  }
  // The policy reports what it blocks with the specification's message.
  for (const sink of ['document.write', 'frame.srcdoc', 'script.text', 'script.textContent', 'setTimeout of a text'])
    expect(said[sink], sink).toContain(CONTENT);
  for (const sink of ['script.src', 'script from data', 'the attribute src', 'Worker', 'Worker from a blob'])
    expect(said[sink], sink).toContain(ADDRESS);
});

test.describe('with third-party scripts', () => {
  test.beforeEach(async ({ page }) => {
    await haveChosen(page, true);
    await page.goto('/about');
    await page.waitForFunction(() => (window as { early?: { sanitise?: unknown } }).early?.sanitise);
  });

  test('their HTML is sanitised', async ({ page }) => {
    for (const [payload, html] of Object.entries(PAYLOADS)) {
      for (const [sink, act] of Object.entries(HTML_SINKS)) {
        await tried(page, act, `${html}<b>kept</b>`);
        const { ran, html: written } = await traces(page);
        expect(ran, `${payload} by ${sink}`).toBe(false);
        expect(written, `${payload} by ${sink}`).not.toMatch(
          /<(script|iframe|form|object|style)|javascript:|[\s"]on\w+=/i,
        );
        if (payload !== 'nested namespaces') expect(written, `${payload} by ${sink}`).toContain('<b>kept</b>');
      }
    }
    // Frames of videos are allowed. The header decides whether they load.
    for (const [address, isVideo] of [
      ['https://www.youtube-nocookie.com/embed/abc', true],
      ['https://player.vimeo.com/video/1', true],
      ['https://www.youtube.com.evil.example/embed/abc', false],
      ['https://www.youtube.com/watch?v=abc', false],
    ] as const) {
      await tried(page, HTML_SINKS.innerHTML as never, `<iframe src="${address}"></iframe>`);
      expect((await traces(page)).html.includes('<iframe'), address).toBe(isVideo);
    }
  });

  test('windows and messages of unknown origins are blocked and recorded', async ({ page }) => {
    const result = await page.evaluate(() => {
      const heard: string[] = [];
      addEventListener('message', ({ origin }) => heard.push(origin));
      for (const origin of [location.origin, 'https://evil.example', 'https://www.google-analytics.com'])
        dispatchEvent(new MessageEvent('message', { origin }));
      return { heard: heard.length, opened: window.open('https://evil.example/') };
    });
    expect(result).toEqual({ heard: 2, opened: null });
  });
});

test('a script that was changed in transit does not run', async ({ page }) => {
  await page.route(/\/assets\/enhance-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.done=1;${await response.text()}` });
  });
  await page.goto('/about');
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'failed');
  expect(await page.evaluate(() => 'done' in window || document.body.dataset.ready)).toBeFalsy();
});
