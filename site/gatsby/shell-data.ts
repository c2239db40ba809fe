import { LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellData } from '../src/shell/shell-data';
import type { SiteData } from './data';

/** Writes src/generated/shell.*.json: each language gets its own labels and no other's. */
export function writeShellData(folder: string, data: SiteData): void {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    writeFileSync(join(folder, `shell.${language}.json`), JSON.stringify(shellData(language, data)));
  }
}

function shellData(language: Language, { brand, navigation, prices, regions }: SiteData): ShellData {
  const links = (entries: SiteData['navigation']['header']) =>
    entries.flatMap(({ href, label }) => (label[language] ? [{ href, label: label[language] }] : []));
  return {
    brand: brand.name,
    siteUrl: brand.siteUrl,
    bookingUrl: brand.bookingUrl,
    year: String(new Date().getUTCFullYear()),
    price: prices.from.map(({ currency, amount }) => `${currency} ${amount}`).join(' / '),
    header: links(navigation.header),
    footer: links(navigation.footer),
    contact: [{ href: `mailto:${brand.email}`, label: brand.email }],
    foreignPaths: Object.values(regions)
      .flatMap((region) => region.languages)
      .filter(({ lang }) => languageOf(lang) !== language)
      .map(({ path }) => path),
    locations: Object.values(regions).flatMap((region) =>
      region.languages.map(({ lang, path }) => ({
        href: path,
        label: region.name[languageOf(lang)] ?? region.name.en ?? path,
        lang,
        ...(languageOf(lang) !== language && { hrefLang: lang }),
      })),
    ),
  };
}
