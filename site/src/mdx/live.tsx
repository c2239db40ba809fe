import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { island } from '@tutoring/ui/island';
import type { LeadFormProps } from '@tutoring/ui/lead-form';
import type { ReferenceCardProps } from '@tutoring/ui/reference-card';
import type { ServiceFinderProps } from '@tutoring/ui/service-finder';
import { Suspense, type ComponentType } from 'react';
import type { PrivacyWords } from '../languages/privacy-en';
import { usePage } from './page-data';
import type { WidgetName } from './vocabulary';

type LeadFormWords = NonNullable<LeadFormProps['messages']>;
type FinderWords = NonNullable<ServiceFinderProps['messages']>;
type ReferenceWords = NonNullable<ReferenceCardProps['messages']>;

/**
 * The components that react to the visitor. Each comes with its words, in the page's
 * language only: one chunk for the component, one for each language's words.
 */
const leadForm = islands<LeadFormWords>(() => import('./live-lead-form'), {
  en: () => import('@tutoring/ui/lead-form/messages/en').then((module) => module.en),
  ja: () => import('@tutoring/ui/lead-form/messages/ja').then((module) => module.ja),
  ar: () => import('@tutoring/ui/lead-form/messages/ar').then((module) => module.ar),
});

const reference = islands<ReferenceWords>(() => import('./live-reference'), {
  en: () => import('@tutoring/ui/reference-card/messages/en').then((module) => module.en),
  ja: () => import('@tutoring/ui/reference-card/messages/ja').then((module) => module.ja),
  ar: () => import('@tutoring/ui/reference-card/messages/ar').then((module) => module.ar),
});

const serviceFinder = islands<FinderWords>(() => import('./live-service-finder'), {
  en: () => import('@tutoring/ui/service-finder/messages/en').then((module) => module.en),
  ja: () => import('@tutoring/ui/service-finder/messages/ja').then((module) => module.ja),
  ar: () => import('@tutoring/ui/service-finder/messages/ar').then((module) => module.ar),
});

/** The page about privacy is written in English, whatever the visitor's language. */
const inEnglish = <Words,>(load: () => Promise<Words>) => ({ en: load, ja: load, ar: load });

const privacyRegions = islands<PrivacyWords>(
  () => import('./live-privacy-regions'),
  inEnglish(() => import('../languages/privacy-en').then(({ privacyWords }) => privacyWords)),
);

const storedItems = islands<PrivacyWords>(
  () => import('./live-stored-items'),
  inEnglish(() => import('../languages/privacy-en').then(({ privacyWords }) => privacyWords)),
);

const widgets: Record<WidgetName, Record<Language, ComponentType<WidgetProps>>> = {
  'lead-form': leadForm,
  'privacy-regions': privacyRegions,
  reference,
  'service-finder': serviceFinder,
  'stored-items': storedItems,
};

/** What reacts to the visitor, by the name a writer gives it. */
export function Widget({ name }: { name: WidgetName }) {
  const { path, language } = usePage();
  const Island = widgets[name][language];
  return (
    <Suspense>
      <Island page={path} />
    </Suspense>
  );
}

/** What every widget is given: the path of its page. */
interface WidgetProps {
  page: string;
}

function islands<Words>(
  load: () => Promise<{ default: ComponentType<WidgetProps & { words: Words }> }>,
  words: Record<Language, () => Promise<Words>>,
): Record<Language, ComponentType<WidgetProps>> {
  const entries = LANGUAGES.map((language) => [
    language,
    island<WidgetProps>(async () => {
      const [{ default: Component }, spoken] = await Promise.all([load(), words[language]()]);
      return (props) => <Component {...props} words={spoken} />;
    }),
  ]);
  return Object.fromEntries(entries) as Record<Language, ComponentType<WidgetProps>>;
}
