import { describe, expect, it } from 'vitest';
import { checkPages, type KnownAddresses } from './check-pages';
import type { ContentPage } from './content';
import { HEAD, HERO, page } from './sample-page';

describe('the pages together', () => {
  const around: KnownAddresses = { redirects: new Set(), published: [], places: [] };
  const check = (pages: ContentPage[], more: Partial<KnownAddresses> = {}) => {
    checkPages(pages, { ...around, ...more });
  };
  const two = page('two.mdx', {
    head: { title: 'Two', description: `${HEAD.description} Two.` },
    body: `${HERO}\n<Section title="A part">\n\ntext\n\n</Section>`,
  });
  const linking = (href: string) => page('one.mdx', { head: { title: 'One' }, body: `${HERO}\n[there](${href})` });

  it('have different titles and descriptions', () => {
    const one = linking('/two');
    expect(() => check([one, two])).not.toThrow();
    expect(() => check([one, { ...two, title: 'One' }])).toThrow(/title "One" is also that of/);
    expect(() => check([one, { ...two, description: one.description }])).toThrow(/description .* is also that of/);
  });

  it('link to pages and to places on them', () => {
    expect(() => check([linking('/two#a-part'), two])).not.toThrow();
    expect(() => check([linking('/two#nowhere'), two])).toThrow(/links to \/two#nowhere/);
    expect(() => check([linking('/three'), two])).toThrow(/one\.mdx:13\n.*links to \/three, which is no page/);
    expect(() => check([linking('/old'), two], { redirects: new Set(['/old']) })).toThrow(/leads on to another page/);
  });

  it('lose no address', () => {
    expect(() => check([two], { published: ['/was-here'] })).toThrow(/was public and is gone/);
    expect(() => check([two], { published: ['/was-here'], redirects: new Set(['/was-here']) })).not.toThrow();
    expect(() => check([two], { places: ['/two#else'] })).toThrow(/names \/two#else/);
  });
});
