import type { Language } from '@tutoring/domain/languages';
import type { Facts } from '../src/page-context';
import type { Segment, TreeNode } from '../src/mdx/tree';
import type { SiteData } from './data';

/** The facts that a page's body asks for, in the page's language: no page carries those of others. */
export function factsOf(
  body: readonly Segment[],
  language: Language,
  { tiers, testimonials, prices }: SiteData,
): Facts {
  const asked = new Set(body.flatMap(({ nodes }) => nodes.flatMap(factNames)));
  const say = (text: Partial<Record<Language, string>>) => text[language] ?? text.en ?? '';
  return {
    ...(asked.has('tiers') && {
      tiers: tiers.map(({ name, audience, label, price, contents, action }) => ({
        name: say(name),
        audience: say(audience),
        ...(label && { label: say(label) }),
        price: price === 'from' ? prices.from : say(price),
        contents: contents.map(say),
        action: { href: action.href, label: say(action.label) },
      })),
    }),
    ...(asked.has('testimonials') && {
      testimonials: testimonials.map(({ text, author, sample }) => ({ text: say(text), author: say(author), sample })),
    }),
  };
}

function factNames(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const [name, props, ...below] = node;
  return [...(name === 'Facts' && props && props.of ? [props.of] : []), ...below.flatMap(factNames)];
}
