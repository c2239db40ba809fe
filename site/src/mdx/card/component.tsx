import { directionOf } from '@tutoring/domain/languages';
import { Card as UiCard } from '@tutoring/ui/card';
import { Stack } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { PLATES } from '../hero/plates';
import type { PropsOf } from '../registry';

/** A card. If it links to a page in another language, its text is in that language. With a plate it has no text. */
export function Card({ heading, href, plate, hrefLang, children }: PropsOf<'Card'> & { hrefLang?: string }) {
  const Plate = plate && PLATES[plate];
  if (Plate)
    return (
      <Stack>
        <Plate />
        {href ? <Link href={href}>{heading}</Link> : heading}
      </Stack>
    );
  return (
    <UiCard heading={heading} href={href} lang={hrefLang} dir={hrefLang && directionOf(hrefLang)}>
      {children}
    </UiCard>
  );
}
