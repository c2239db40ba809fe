import { directionOf } from '@tutoring/domain/languages';
import { Card as UiCard } from '@tutoring/ui/card';
import type { PropsOf } from '../registry';

/** A card. If it links to a page in another language, its text is in that language. */
export function Card({ heading, href, hrefLang, children }: PropsOf<'Card'> & { hrefLang?: string }) {
  return (
    <UiCard heading={heading} href={href} lang={hrefLang} dir={hrefLang && directionOf(hrefLang)}>
      {children}
    </UiCard>
  );
}
