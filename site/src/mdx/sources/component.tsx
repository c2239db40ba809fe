import { Footnote } from '@tutoring/ui/footnote';
import { Container } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/internal/fill';
import { Prose } from '@tutoring/ui/text';
import { useLanguage, usePage } from '../../shared/page-data';
import { itemsOf, partitionChildren } from '../children';
import { monthOf } from '../month';
import type { PropsOf } from '../registry';

export function Sources({ checked, children }: PropsOf<'Sources'>) {
  const { messages } = useLanguage();
  const { lang } = usePage();
  return (
    <Container>
      <Footnote
        heading={`${fill(messages.sources, { date: monthOf(checked, lang) })} (${itemsOf(partitionChildren(children, 'ul')[0]).length})`}
      >
        <Prose>{children}</Prose>
      </Footnote>
    </Container>
  );
}
