import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { ContentProblem } from '../../content/problem';
import { checkGatsby, finishDevelopPage } from './finish-html';

/** Each thing that Gatsby 5.16 adds to a page, by its name in the messages. */
const ADDED = {
  'meta generator': '<meta name="generator" content="Gatsby 5.16.1"/>',
  'div gatsby-announcer': '<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div>',
  'script gatsby-script-loader':
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq";/*]]>*/</script>',
  'script gatsby-chunk-mapping': '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>',
  'script window.___webpackCompilationHash':
    '<script>window.___webpackCompilationHash="10dfc4b43f942da84be6";</script>',
  'script from a file': '<script src="/unused/app-c9821b168eebf6a3ec65.js" async></script>',
};

/** A page as Gatsby writes it. */
const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${ADDED['meta generator']}<title>FAQ</title></head>
<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main id="content"><h1>FAQ</h1>
<script type="application/json">{"part":"a part's props"}</script></main></div>${ADDED['div gatsby-announcer']}</div>
${ADDED['script gatsby-script-loader']}${ADDED['script gatsby-chunk-mapping']}${ADDED['script window.___webpackCompilationHash']}
${ADDED['script from a file']}</body></html>`;

const check = (html: string) => () => checkGatsby('faq/index.html', parse(html));

describe('what Gatsby adds to a page', () => {
  it('is known', () => {
    expect(check(PAGE)).not.toThrow();
  });

  it.each([
    ['link preload', '</head>', '<link as="script" rel="preload" href="/unused/page-data.js"/></head>'],
    ['div gatsby-toolbar', '</body>', '<div id="gatsby-toolbar"></div></body>'],
    ['script window.___push', '</body>', '<script>window.___push=1</script></body>'],
  ])('stops the build at something new: %s', (name, place, added) => {
    expect(check(PAGE.replace(place, added))).toThrow(ContentProblem);
    expect(check(PAGE.replace(place, added))).toThrow(`something new: ${name}.`);
  });

  it.each([
    ...Object.entries(ADDED),
    ['div ___gatsby', ' id="___gatsby"'],
    ['div gatsby-focus-wrapper', ' id="gatsby-focus-wrapper"'],
  ])('stops the build where something is missing: %s', (name, text) => {
    expect(PAGE).toContain(text);
    expect(check(PAGE.replace(text, ''))).toThrow(ContentProblem);
    expect(check(PAGE.replace(text, ''))).toThrow(`without something it had: ${name}.`);
  });
});

describe('the fonts of the first screen', () => {
  const names = ['newsreader-display', 'atkinson-hyperlegible-next'];
  const file = { href: '/assets/a-file', integrity: '' };
  const fonts = new Map(
    names.flatMap((name) => [name, `${name}-accents`]).map((name) => [name, `/assets/${name}.woff2`]),
  );
  const preloadedIn = (lang: string) => {
    const ours = {
      styles: { inlined: '', tools: file, fonts, linkedBy: () => [] },
      scripts: { beforePaint: '', bootstrap: file, filesOf: () => [] },
    } as unknown as Parameters<typeof finishDevelopPage>[1];
    const html = finishDevelopPage(PAGE.replace('lang="en"', `lang="${lang}"`), ours, '');
    return [...html.matchAll(/<link rel="preload" href="\/assets\/([\w-]+)\.woff2" as="font"/g)].map(
      ([, name]) => name,
    );
  };

  it.each([
    ['en', names],
    ['fr-FR', [...names, ...names.map((name) => `${name}-accents`)]],
    ['ja-JP', []],
    ['ar', []],
  ])('are preloaded in %s: %j', (lang, expected) => {
    expect(preloadedIn(lang)).toEqual(expected);
  });
});
