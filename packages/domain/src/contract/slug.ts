/** The placeholder for the business's name in addresses of content and data: `/why-choose-{slug}`. */
const SLUG = '{slug}';
const WHY_CHOOSE = '/why-choose-';

/** Replaces the placeholder with the business's name. */
export function withSlug(text: string, slug: string): string {
  return text.replaceAll(SLUG, slug);
}

/** The address of the page about why to choose the business. */
export function whyChooseAddress(slug: string): string {
  return WHY_CHOOSE + slug;
}

/**
 * The page's addresses under earlier names, which redirect to it.
 * @param published Every address that was ever public.
 */
export function formerAddresses(published: readonly string[], slug: string): string[] {
  return published.filter((path) => path.startsWith(WHY_CHOOSE) && path !== whyChooseAddress(slug));
}
