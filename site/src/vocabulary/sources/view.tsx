import { formattingTag } from '@tutoring/domain/languages';
import { Section } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/provider';
import { Prose } from '@tutoring/ui/text';
import { useLanguage, usePage } from '../../shell/page-data';
import type { PropsOf } from '../words';

export function Sources({ checked, children }: PropsOf<'Sources'>) {
  const { words } = useLanguage();
  const { lang } = usePage();
  return (
    <Section heading={fill(words.sources, { date: monthOf(checked, lang) })}>
      <Prose>{children}</Prose>
    </Section>
  );
}

/** `2026-11` as the page's language says it. */
function monthOf(date: string, lang: string): string {
  return new Intl.DateTimeFormat(formattingTag(lang), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
