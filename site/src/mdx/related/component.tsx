import { Section } from '@tutoring/ui/layout';
import { RelatedLinks } from '@tutoring/ui/related-links';
import { usePage } from '../../shared/page-data';

/** Where to read on: the page's neighbours. Its template adds it; it is no word of the writer. */
export function Related() {
  const { related = [] } = usePage();
  return (
    <Section>
      <RelatedLinks links={related} />
    </Section>
  );
}
