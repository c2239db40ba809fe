import { directionOf } from '@tutoring/domain/languages';
import { Card as UiCard } from '@tutoring/ui/card';
import type { PropsOf } from '../registry';

/** A card that leads to a page in another language is written in that language. */
export function Card({ heading, href, hrefLang, children }: PropsOf<'Card'> & { hrefLang?: string }) {
  return (
    <UiCard heading={heading} href={href} lang={hrefLang} dir={hrefLang && directionOf(hrefLang)}>
      {children}
    </UiCard>
  );
}
