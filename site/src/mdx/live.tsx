import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { island } from '@tutoring/ui/island';
import type { LeadFormProps } from '@tutoring/ui/lead-form';
import type { ReferenceCardProps } from '@tutoring/ui/reference-card';
import { Suspense, type ComponentType } from 'react';
import { usePage } from './page-data';

type LeadFormWords = NonNullable<LeadFormProps['messages']>;
type ReferenceWords = NonNullable<ReferenceCardProps['messages']>;

/**
 * The components that react to the visitor. Each comes with its words, in the page's
 * language only: one chunk for the component, one for each language's words.
 */
const leadForm = islands<LeadFormWords, { page: string }>(() => import('./live-lead-form'), {
  en: () => import('@tutoring/ui/lead-form/messages/en').then((module) => module.en),
  ja: () => import('@tutoring/ui/lead-form/messages/ja').then((module) => module.ja),
  ar: () => import('@tutoring/ui/lead-form/messages/ar').then((module) => module.ar),
});

const reference = islands<ReferenceWords, object>(() => import('./live-reference'), {
  en: () => import('@tutoring/ui/reference-card/messages/en').then((module) => module.en),
  ja: () => import('@tutoring/ui/reference-card/messages/ja').then((module) => module.ja),
  ar: () => import('@tutoring/ui/reference-card/messages/ar').then((module) => module.ar),
});

export function LeadForm() {
  const { path, language } = usePage();
  const Island = leadForm[language];
  return (
    <Suspense>
      <Island page={path} />
    </Suspense>
  );
}

export function Reference() {
  const Island = reference[usePage().language];
  return (
    <Suspense>
      <Island />
    </Suspense>
  );
}

function islands<Words, Props extends object>(
  load: () => Promise<{ default: ComponentType<Props & { words: Words }> }>,
  words: Record<Language, () => Promise<Words>>,
): Record<Language, ComponentType<Props>> {
  const entries = LANGUAGES.map((language) => [
    language,
    island<Props>(async () => {
      const [{ default: Component }, spoken] = await Promise.all([load(), words[language]()]);
      return (props) => <Component {...props} words={spoken} />;
    }),
  ]);
  return Object.fromEntries(entries) as Record<Language, ComponentType<Props>>;
}
