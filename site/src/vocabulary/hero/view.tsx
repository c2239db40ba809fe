import { Breadcrumbs } from '@tutoring/ui/breadcrumbs';
import { ButtonLink } from '@tutoring/ui/button';
import { Hero as UiHero } from '@tutoring/ui/hero';
import { Container } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/provider';
import { Children, isValidElement, type ReactNode } from 'react';
import { contactPath } from '../../contract/contact';
import { useLanguage, usePage } from '../../shell/page-data';
import { BookingLink } from '../booking-link/view';
import { DRAWINGS } from '../drawings';
import { Facts } from '../facts/view';
import { Script } from '../script/view';
import type { PropsOf } from '../words';
import { Byline } from './byline';

/** `plain`: without the next step and its price. */
export function Hero({ kicker, plain, id, drawing, children }: PropsOf<'Hero'>) {
  const { words, shell } = useLanguage();
  const { crumbs, byline, language } = usePage();
  const { asides: beside, text } = apart(children);
  const Drawing = drawing && DRAWINGS[drawing];
  const asides = [...beside, ...(Drawing ? [<Drawing key="drawing" />] : [])];
  return (
    <Container id={id}>
      {crumbs.length > 0 && <Breadcrumbs trail={crumbs} />}
      {plain ? (
        <UiHero kicker={kicker} terms={byline && <Byline {...byline} />} aside={asides.length > 0 && asides}>
          {text}
        </UiHero>
      ) : (
        <UiHero
          kicker={kicker}
          actions={
            <>
              <BookingLink />
              <ButtonLink kind="secondary" href={contactPath(language)}>
                {words.ask}
              </ButtonLink>
            </>
          }
          note={fill(words.fromPrice, { price: shell.price })}
          terms={shell.cancellation}
          aside={asides.length > 0 && asides}
        >
          {text}
        </UiHero>
      )}
    </Container>
  );
}

/** What stands beside the hero's text. */
const ASIDE: ReadonlySet<unknown> = new Set([Script, Facts]);

/** Each child is a fragment around what the writer wrote. */
function apart(children: ReactNode): { asides: ReactNode[]; text: ReactNode[] } {
  const isAside = (child: ReactNode) =>
    isValidElement<{ children?: ReactNode }>(child) &&
    isValidElement(child.props.children) &&
    ASIDE.has(child.props.children.type);
  const all = Children.toArray(children);
  return { asides: all.filter(isAside), text: all.filter((child) => !isAside(child)) };
}
