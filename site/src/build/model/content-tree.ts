import { languageOf } from '@tutoring/domain/languages';
import type { Crumb } from '@tutoring/ui/breadcrumbs';
import type { LanguageChoice } from '@tutoring/ui/language-switcher';
import { CHOSEN_BY_EDGE, pathIn } from '../../shared/paths';
import type { PageCard } from '../../shared/page';
import type { ContentPage } from '../content/content';
import { countryName } from './country-name';
import type { Region, RegionWithoutPage, SiteData } from '../content/data';
import { languageChoices } from './page-languages';

/** The number of related pages. */
const RELATED = 3;

/** The tree of all pages: labels, children, related pages, breadcrumbs and language versions. */
export class ContentTree {
  readonly #byPath: ReadonlyMap<string, ContentPage>;
  /** Cached, because every page of a folder asks for the folder's pages. */
  readonly #children = new Map<string, ContentPage[]>();
  readonly #choices: ReadonlyMap<string, LanguageChoice[]>;

  constructor(
    readonly pages: readonly ContentPage[],
    private readonly data: SiteData,
  ) {
    this.#choices = new Map(languageChoices(data).flatMap((all) => all.map(({ href }) => [href, all])));
    this.#byPath = new Map(pages.map((page) => [page.path, page]));
  }

  /** The page at an address. */
  at(path: string): ContentPage | undefined {
    return this.#byPath.get(path);
  }

  /** The label of a page in lists, in a language if there is a translation. */
  labelOf(page: ContentPage, lang: string): string {
    // Readers look for articles by title.
    if (page.template === 'article') return page.title;
    const { places } = this.data.messages[languageOf(lang)];
    return places[page.path] ?? page.label ?? this.#regionOfSchools(page.path, lang) ?? page.title;
  }

  /** The indexed pages directly below an address, in their order; articles by date, newest first. */
  childrenOf(path: string): ContentPage[] {
    const children = this.#children.get(path) ?? this.#findChildren(path);
    this.#children.set(path, children);
    return children;
  }

  #findChildren(path: string): ContentPage[] {
    const below = path === '/' ? '/' : `${path}/`;
    return this.pages
      .filter(
        (page) => page.path.startsWith(below) && !page.path.slice(below.length).includes('/') && page.path !== '/',
      )
      .filter((page) => !page.noindex && page.template !== 'index')
      .sort(
        (a, b) =>
          (a.order ?? Infinity) - (b.order ?? Infinity) ||
          (b.date ?? '').localeCompare(a.date ?? '') ||
          a.title.localeCompare(b.title, 'en'),
      );
  }

  /** The next siblings of a page, continuing at the first after the last, so that every page is recommended. */
  relatedTo(page: ContentPage): ContentPage[] {
    const siblings = this.childrenOf(parentOf(page.path));
    const at = siblings.indexOf(page);
    if (at < 0) return [];
    return [...siblings.slice(at + 1), ...siblings.slice(0, at)].slice(0, RELATED);
  }

  /** The card of a page in a list. */
  cardOf(page: ContentPage, lang: string): PageCard {
    return {
      href: page.path,
      label: this.labelOf(page, lang),
      text: page.description,
      ...(page.date && { date: page.date }),
    };
  }

  /** The breadcrumbs: home, then each segment of the address. A segment without a page is not a link. */
  crumbsOf(page: ContentPage): Crumb[] {
    if (page.path === '/') return [];
    return [{ label: this.data.messages[languageOf(page.lang)].home, href: '/' }, ...this.#stepsTo(page)];
  }

  #stepsTo(page: ContentPage): Crumb[] {
    const segments = page.path.split('/').slice(1);
    // The edge serves every language at the first segment's address, so the second one is no step.
    if (CHOSEN_BY_EDGE.includes(`/${segments[0]}`)) return [{ label: this.labelOf(page, page.lang), href: page.path }];
    return segments.map((segment, index): Crumb => {
      const path = `/${segments.slice(0, index + 1).join('/')}`;
      const label = this.#crumbLabel(path, segment, page);
      return this.#byPath.has(path) ? { label, href: path } : { label };
    });
  }

  #crumbLabel(path: string, segment: string, page: ContentPage): string {
    const language = languageOf(page.lang);
    const { places } = this.data.messages[language];
    const region = this.regionAt(path);
    // `/jp` has the region's name; `/jp/en` below it has the language's.
    if (region && path.lastIndexOf('/') === 0) return regionName(region, this.data, page.lang);
    const choice = this.choicesOf(path).find(({ href }) => href === path);
    if (choice && this.#isVariantPath(path)) return choice.label;
    const target = this.#byPath.get(pathIn(language, path));
    return places[path] ?? (target ? this.labelOf(target, page.lang) : titleCase(segment));
  }

  /** The label of a page of schools: the name of its region. */
  #regionOfSchools(path: string, lang: string): string | undefined {
    const region = this.data.regions.withPage.find(({ schools }) => path === `/schools/${schools}`);
    return region && regionName(region, this.data, lang);
  }

  #isVariantPath(path: string): boolean {
    return (
      this.#byPath.has(parentOf(path)) && this.choicesOf(path).length > 1 && this.choicesOf(path)[0]?.href !== path
    );
  }

  /** The language versions of a page, including itself; empty for a page without a language switcher. */
  choicesOf(path: string): readonly LanguageChoice[] {
    return this.#choices.get(path) ?? [];
  }

  /** The region of a page, in any of its languages. */
  regionAt(path: string): Region | undefined {
    return this.data.regions.withPage.find(({ languages }) => languages.some((variant) => variant.path === path));
  }

  /** The region without its own page whose shared page has this address. */
  regionWithoutPageAt(path: string): RegionWithoutPage | undefined {
    return this.data.regions.withoutPage.find(({ id }) => path === `/${id}`);
  }
}

/** A region's name: its own in data/messages, or its country's. */
export function regionName(
  { id, country }: Pick<Region, 'id' | 'country'>,
  { messages }: SiteData,
  lang: string,
): string {
  const language = languageOf(lang);
  return messages[language].regions[id] ?? countryName(country, language);
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** `science-math` as "Science Math". */
function titleCase(segment: string): string {
  return segment.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
}
