import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import type { NavigationGroup, NavigationItem, NavigationLink } from '@tutoring/ui/navigation-menu';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellData } from '../src/shell/shell-data';
import type { SiteData } from './data';
import type { Route } from './routes';

/** Writes src/generated/shell.*.json: each language gets its own labels and no other's. */
export function writeShellData(
  folder: string,
  data: SiteData,
  routes: readonly Route[],
  written: ReadonlySet<string>,
): void {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const shell = shellData(language, data, routes, written);
    writeFileSync(join(folder, `shell.${language}.json`), JSON.stringify(shell));
  }
}

function shellData(
  language: Language,
  { brand, navigation, prices, locations, offers }: SiteData,
  routes: readonly Route[],
  written: ReadonlySet<string>,
): ShellData {
  const langs = new Map(routes.map(({ path, lang }) => [path, lang]));
  const speaks = (path: string) => primary(langs.get(withoutAnchor(path)) ?? 'en') === language;
  const linkTo = (href: string): NavigationLink => ({
    href,
    label: navigation.labels[href]?.[language] ?? href,
    ...(!speaks(href) && { hrefLang: langs.get(withoutAnchor(href)) ?? 'en' }),
    ...(navigation.featured.includes(href) && { featured: true }),
  });
  const toGroup = ({ label, items }: SiteData['navigation']['footer'][number]): NavigationGroup => ({
    label: label[language] ?? '',
    items: items.map(linkTo),
  });
  return {
    brand: brand.name,
    siteUrl: brand.siteUrl,
    bookingUrl: brand.bookingUrl,
    year: String(new Date().getUTCFullYear()),
    price: prices.from.map(({ currency, amount }) => `${currency} ${amount}`).join(' / '),
    claim: brand.claim[language] ?? '',
    header: navigation.header.map((entry): NavigationItem =>
      typeof entry === 'string' ? linkTo(entry) : toGroup(entry),
    ),
    footer: navigation.footer.map(toGroup),
    legal: navigation.legal.map(linkTo),
    contact: [{ href: `mailto:${brand.email}`, label: brand.email }],
    outside: brand.outside.map(({ label, href }) => ({ label, href })),
    popular: navigation.popular.filter((path) => written.has(path)),
    leavesApp: routes.filter(({ path }) => !speaks(path) || !written.has(path)).map(({ path }) => path),
    locations: locations.map(({ label, places }) => ({
      label: label[language] ?? '',
      items: places.map(({ path, country, name }) => ({
        href: path,
        label: name?.[language] ?? countryName(country, language),
        ...(!speaks(path) && { hrefLang: langs.get(path) ?? 'en' }),
      })),
    })),
    offers: Object.entries(offers).flatMap(([id, { text, ...offer }]) =>
      text[language] ? [{ id, ...offer, text: text[language] }] : [],
    ),
  };
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(country) ?? country;
}

const withoutAnchor = (href: string) => href.split('#')[0] ?? href;
const primary = (tag: string) => tag.split('-')[0];
