import { Breadcrumbs } from '@tutoring/ui/breadcrumbs';
import { ButtonLink } from '@tutoring/ui/button';
import { Hero as UiHero, type HeroProps } from '@tutoring/ui/hero';
import { Band, Container } from '@tutoring/ui/layout';
import { MarkedStrip } from '@tutoring/ui/marked-script';
import { fill } from '@tutoring/ui/internal/fill';
import { CONTACT, pathIn } from '../../shared/paths';
import { useLanguage, usePage } from '../../shared/page-data';
import { ScriptChooser, type ScriptChoice } from '@tutoring/ui/script-chooser';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { BookingLink } from '../booking-link/component';
import { partitionChildren } from '../children';
import { Facts } from '../facts/component';
import { MarkExercise } from '../mark-exercise/component';
import { Script } from '../script/component';
import type { PropsOf } from '../registry';
import { Byline } from './byline';
import { Drawing } from './drawings/component';
import { ExamLine } from './exam-line';
import { PLATES } from './plates';

/**
 * The top of a page. `plain` leaves out the price and the call to action, except that of schools. So does `compact`, which is
 * for a page that begins with a form.
 */
export function Hero({ kicker, plain, compact, id, plate, choose, facts, children }: PropsOf<'Hero'>) {
  const { crumbs, byline, inquiry } = usePage();
  const [exercises, withScripts] = partitionChildren(children, MarkExercise);
  const [scripts, rest] = partitionChildren(withScripts, Script);
  const [below, text] = partitionChildren(rest, Facts);
  const asides = [
    ...(choose
      ? [<ScriptChooser key="chooser" legend={choose} choices={choicesOf(exercises)} />]
      : exercises.length > 0 && !plain
        ? [<div key="exercises">{exercises}</div>]
        : []),
    ...(scripts.length > 0 ? [<div key="scripts">{scripts}</div>] : []),
    ...(facts.drawing ? [<Drawing key="drawing" facts={facts.drawing} />] : []),
  ];
  const Plate = plate && PLATES[plate];
  const step = useNextStep();
  const isPlain = plain || compact;
  // Schools do not book sessions, so they have their own button and no price.
  const actions = inquiry === 'school' && !compact && <BookingLink by={inquiry} />;
  return (
    <>
      <Container id={id}>
        {crumbs.length > 0 && <Breadcrumbs trail={crumbs} />}
        <UiHero
          kicker={kicker}
          compact={compact !== undefined}
          plate={Plate && <Plate />}
          strip={!plate && facts.strip && <MarkedStrip {...facts.strip} />}
          when={facts.exam && <ExamLine {...facts.exam} />}
          aside={asides.length > 0 && asides}
          asideFirst={exercises.length > 0 && !plain}
          {...(isPlain ? { actions, terms: byline && <Byline {...byline} /> } : step)}
        >
          {text}
        </UiHero>
      </Container>
      {below.length > 0 && <Band>{below}</Band>}
      {plain && exercises.length > 0 && <Band>{exercises}</Band>}
    </>
  );
}

/** The call to action, the price, and the cancellation rule. */
function useNextStep(): Pick<HeroProps, 'actions' | 'details' | 'note' | 'terms'> {
  const { messages, layout } = useLanguage();
  const { language } = usePage();
  return {
    actions: (
      <>
        <BookingLink />
        <ButtonLink variant="secondary" href={pathIn(language, CONTACT)}>
          {messages.ask}
        </ButtonLink>
      </>
    ),
    details: layout.consultation,
    note: fill(messages.fromPrice, { price: layout.price }),
    terms: layout.cancellation,
  };
}

/** The choices of exercises, by subject. */
function choicesOf(exercises: readonly ReactNode[]): ScriptChoice[] {
  return exercises.flatMap((script) => {
    const element = isValidElement<{ children: ReactElement<PropsOf<'MarkExercise'>> }>(script)
      ? script.props.children
      : undefined;
    return element?.props.subject ? [{ label: element.props.subject, script }] : [];
  });
}
