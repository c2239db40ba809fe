import { expect, it } from 'vitest';
import type { PageContext } from '../../shared/page';
import { unreachable } from './unlinked';

const page = (path: string, more: Partial<PageContext> = {}): PageContext => ({
  path,
  lang: 'en',
  language: 'en',
  title: path,
  description: path,
  noindex: false,
  home: '/',
  crumbs: [],
  choices: [],
  body: [],
  ...more,
});
const linking = (path: string, ...to: string[]) =>
  page(path, {
    body: [['p', 0, ...to.map((href) => ['a', { href }, href] as const)]] as never,
  });
const card = (href: string) => ({ href, label: href, text: href });

it('finds pages without incoming links, and pages that only link to each other', () => {
  expect(unreachable([linking('/', '/a?x=1#y'), linking('/a', '/'), page('/b')], [])).toEqual(['/b']);
  expect(unreachable([page('/'), linking('/a', '/b'), linking('/b', '/a')], [])).toEqual(['/a', '/b']);
});

it('follows menus, lists, related pages and the language switcher, but not breadcrumbs', () => {
  const unreachableWith = (more: Partial<PageContext>, menus: string[] = []) =>
    unreachable([page('/', more), page('/a')], menus);
  expect(unreachableWith({}, ['/a#part'])).toEqual([]);
  expect(unreachableWith({ body: [['Pages', { below: '/x', facts: [card('/a')] }]] })).toEqual([]);
  expect(unreachableWith({ related: [card('/a')] })).toEqual([]);
  expect(unreachableWith({ choices: [{ href: '/a', lang: 'ja', label: '日本語' }] })).toEqual([]);
  expect(unreachableWith({ crumbs: [{ href: '/a', label: 'A' }] })).toEqual(['/a']);
});

it('ignores pages that need no link', () => {
  expect(
    unreachable([page('/'), page('/404'), page('/thanks'), page('/thanks/zh-hant'), page('/search/de')], []),
  ).toEqual([]);
});
