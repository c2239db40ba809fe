import { Section as UiSection } from '@tutoring/ui/layout';
import { Prose } from '@tutoring/ui/text';
import { DRAWINGS } from '../drawings';
import type { PropsOf } from '../words';

/** `drawing`: one of the house's, below the heading; `wide`: the content needs the page's whole width. */
export function Section({ title, tone, id, drawing, wide, children }: PropsOf<'Section'>) {
  const Drawing = drawing && DRAWINGS[drawing];
  return (
    <UiSection heading={title} tone={tone} id={id} wide={wide !== undefined} margin={Drawing && <Drawing />}>
      <Prose>{children}</Prose>
    </UiSection>
  );
}
