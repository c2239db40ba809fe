import { describe, expect, it } from 'vitest';
import { checkPages, type KnownAddresses } from './pages';
import type { ContentPage } from '../content/content';
import { folder, HEAD, HERO, page } from '../../testing/sample-page';

describe('checkPages', () => {
  const noAddresses: KnownAddresses = { redirects: new Set(), published: [], places: [], folder };
  const check = (pages: ContentPage[], more: Partial<KnownAddresses> = {}) => {
    checkPages(pages, { ...noAddresses, ...more });
  };
  const two = page('two.mdx', {
    head: { title: 'Two', description: `${HEAD.description} Two.` },
    body: `${HERO}\n<Section title="A part">\n\ntext\n\n</Section>`,
  });
  const linking = (href: string) => page('one.mdx', { head: { title: 'One' }, body: `${HERO}\n[there](${href})` });

  it('requires unique titles and descriptions', () => {
    const one = linking('/two');
    expect(() => check([one, two])).not.toThrow();
    expect(() => check([one, { ...two, title: 'One' }])).toThrow(/title "One" is also the title of/);
    expect(() => check([one, { ...two, description: one.description }])).toThrow(
      /description .* is also the description of/,
    );
  });

  it('requires that links point to existing pages and sections', () => {
    expect(() => check([linking('/two#a-part'), two])).not.toThrow();
    expect(() => check([linking('/two#nowhere'), two])).toThrow(/links to \/two#nowhere/);
    expect(() => check([linking('/three'), two])).toThrow(
      /one\.mdx:13\n.*links to \/three\. There is no page content\/three\.mdx/,
    );
    expect(() => check([linking('/old'), two], { redirects: new Set(['/old']) })).toThrow(/redirects to another page/);
  });

  it('reports all missing pages and sections, and suggests the closest ones', () => {
    const one = page('one.mdx', {
      head: { title: 'One' },
      body: `${HERO}\n[a](/tow)\n\n[b](/two#a-pert)\n\n[c](/elsewhere/altogether)`,
    });
    expect(() => check([one, two])).toThrow(
      [
        `${one.file}:13\n  It links to /tow. There is no page content/tow.mdx. Did you mean "/two"?`,
        'correct the address, or add the page first.\n',
        `${one.file}:15\n  It links to /two#a-pert. /two has no heading or section with the id "a-pert". Did you mean "a-part"?`,
      ]
        .join('\n  Fix: ')
        .replace('.\n\n  Fix: ', '.\n\n'),
    );
    expect(() => check([one, two])).toThrow(/There is no page content\/elsewhere\/altogether\.mdx\.\n/);
    expect(() => check([one, two])).toThrow(/\n\n3 mistakes\.$/);
  });

  it('requires that no public address is lost', () => {
    expect(() => check([two], { published: ['/was-here'] })).toThrow(/was public and no longer exists/);
    expect(() => check([two], { published: ['/was-here'], redirects: new Set(['/was-here']) })).not.toThrow();
    expect(() => check([two], { places: ['/two#else'] })).toThrow(/names \/two#else/);
  });
});
