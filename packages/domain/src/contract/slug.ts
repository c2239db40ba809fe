/** What stands for the business's name in addresses, as content and data write them: `/why-choose-{slug}`. */
const SLUG = '{slug}';
const WHY_CHOOSE = '/why-choose-';

/** A text with the business's name in its addresses. */
export function withSlug(text: string, slug: string): string {
  return text.replaceAll(SLUG, slug);
}

/** The page that says why to choose the business. */
export function whyChooseAddress(slug: string): string {
  return WHY_CHOOSE + slug;
}

/**
 * The addresses that this page had under earlier names; they redirect to it.
 * @param published Every address that was ever public.
 */
export function formerAddresses(published: readonly string[], slug: string): string[] {
  return published.filter((path) => path.startsWith(WHY_CHOOSE) && path !== whyChooseAddress(slug));
}
