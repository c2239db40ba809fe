import { Section } from '@tutoring/ui/layout';
import { RelatedLinks } from '@tutoring/ui/related-links';
import { usePage } from '../../shared/page-data';

/** Links to related pages. Templates add it; writers cannot. */
export function Related() {
  const { related = [] } = usePage();
  return (
    <Section kind="dense">
      <RelatedLinks links={related} />
    </Section>
  );
}
