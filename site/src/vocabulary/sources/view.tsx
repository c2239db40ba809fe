import { Footnote } from '@tutoring/ui/footnote';
import { Container } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/provider';
import { Prose } from '@tutoring/ui/text';
import { useLanguage, usePage } from '../../shell/page-data';
import { itemsOf, split } from '../children';
import { monthOf } from '../month';
import type { PropsOf } from '../words';

export function Sources({ checked, children }: PropsOf<'Sources'>) {
  const { words } = useLanguage();
  const { lang } = usePage();
  return (
    <Container>
      <Footnote
        heading={`${fill(words.sources, { date: monthOf(checked, lang) })} (${itemsOf(split(children, 'ul')[0]).length})`}
      >
        <Prose>{children}</Prose>
      </Footnote>
    </Container>
  );
}
