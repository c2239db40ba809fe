import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import type { LeadFormProps } from '@tutoring/ui/lead-form';
import type { ReferenceCardProps } from '@tutoring/ui/reference-card';
import type { School, SchoolListProps } from '@tutoring/ui/school-list';
import type { ServiceFinderProps } from '@tutoring/ui/service-finder';
import type { TableOfContentsProps } from '@tutoring/ui/table-of-contents';
import { Suspense, type ComponentType } from 'react';
import { inEnglish, loadWords } from '../languages/load-words';
import type { PrivacyWords } from '../languages/privacy-en';
import { part } from '../platform/part';
import { usePage } from './page-data';
import type { WidgetName } from './vocabulary';

type LeadFormWords = NonNullable<LeadFormProps['messages']>;
type FinderWords = NonNullable<ServiceFinderProps['messages']>;
type SchoolWords = NonNullable<SchoolListProps['messages']>;
type ContentsWords = NonNullable<TableOfContentsProps['messages']>;
type ReferenceWords = NonNullable<ReferenceCardProps['messages']>;

/**
 * The components that react to the visitor. Each comes with its words, in the page's
 * language only: one chunk for the component, one for each language's words.
 */
const leadForm = islands<LeadFormWords>(() => import('./live-lead-form'), loadWords.leadForm);
const reference = islands<ReferenceWords>(() => import('./live-reference'), loadWords.reference);
const serviceFinder = islands<FinderWords>(() => import('./live-service-finder'), loadWords.serviceFinder);
const schoolList = islands<SchoolWords, SchoolListIslandProps>(
  () => import('./live-school-list'),
  loadWords.schoolList,
);

/** Guides are written in English only. */
const contents = islands<ContentsWords>(
  () => import('./live-contents'),
  inEnglish(() => import('@tutoring/ui/table-of-contents/messages/en').then((module) => module.en)),
);

const privacyWords = inEnglish(() => import('../languages/privacy-en').then((module) => module.privacyWords));
const privacyRegions = islands<PrivacyWords>(() => import('./live-privacy-regions'), privacyWords);
const storedItems = islands<PrivacyWords>(() => import('./live-stored-items'), privacyWords);

const widgets: Record<WidgetName, Record<Language, ComponentType<WidgetProps>>> = {
  contents,
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

interface SchoolListIslandProps {
  schools: readonly School[];
}

/** Schools with filters, in the page's language. */
export function SchoolListIsland(props: SchoolListIslandProps) {
  const { language } = usePage();
  const Island = schoolList[language];
  return <Island {...props} />;
}

function islands<Words, Props extends object = WidgetProps>(
  load: () => Promise<{ default: ComponentType<Props & { words: Words }> }>,
  words: Record<Language, () => Promise<Words>>,
): Record<Language, ComponentType<Props>> {
  const entries = LANGUAGES.map((language) => [
    language,
    part<Props>(async () => {
      const [{ default: Component }, spoken] = await Promise.all([load(), words[language]()]);
      return (props) => <Component {...props} words={spoken} />;
    }),
  ]);
  return Object.fromEntries(entries) as Record<Language, ComponentType<Props>>;
}
