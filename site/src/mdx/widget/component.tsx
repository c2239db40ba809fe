import { nextSessions } from '@tutoring/domain/lead-limits';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { Container, Stack } from '@tutoring/ui/layout';
import { SearchResults } from '@tutoring/ui/search';
import { TableOfContents } from '@tutoring/ui/table-of-contents';
import type { ComponentType } from 'react';
import { Island } from '../../client/islands/lib/island';
import { CONTACT, pathIn, PRIVACY } from '../../shared/paths';
import built from '../../generated/built.json';
import chat from '../../generated/chat.json';
import { useLanguage, usePage } from '../../shared/page-data';
import { TOOL_STATE, type ToolIsland } from '../../shared/tool-state';
import type { PropsOf } from '../registry';
import type { WidgetName } from './schema';
import { EmbedLines, EmbedScript, StudentSheet } from './embed-lines';
import { Marked } from './marked';
import { MarkingForm } from './marking-form';
import { PrivacyRegions } from './privacy-regions';
import { NextSteps, Received } from './thanks';
import { SavedPages } from './saved-pages';
import { StoredItems } from './stored-items';

interface WidgetProps {
  /** When its files are prefetched, on the home page (build/compile/section-schedule.ts). */
  prefetch?: string | undefined;
  brief?: 'yes' | undefined;
  work?: PropsOf<'Widget'>['work'];
}

/** An interactive component, by the name that writers use. */
export function Widget({ name, prefetch, brief, work }: PropsOf<'Widget'> & WidgetProps) {
  const Component = WIDGETS[name];
  return <Component prefetch={prefetch} brief={brief} work={work} />;
}

const WIDGETS: Record<WidgetName, ComponentType<WidgetProps>> = {
  'ap-calculator': tool('ap-calculator'),
  'blog-search': () => <Island name="search" props={{ id: 'blog-search', place: 'page', scope: 'blog' }} />,
  contents: Contents,
  'embed-lines': EmbedLines,
  'embed-script': EmbedScript,
  'grade-calculator': tool('grade-calculator'),
  'lead-form': LeadForm,
  marked: Marked,
  'privacy-regions': PrivacyRegions,
  'next-steps': NextSteps,
  reference: Received,
  'saved-pages': SavedPages,
  search: SearchPage,
  'service-finder': ({ prefetch }) => <Island name="service-finder" props={{}} prefetch={prefetch} />,
  'stored-items': StoredItems,
  'student-sheet': StudentSheet,
  'study-hours-estimator': tool('study-hours-estimator'),
  'subject-calculator': tool('subject-calculator'),
};

/** Creates the component of a tool. A shared link or stored entries hydrate it immediately. */
function tool(name: ToolIsland): ComponentType<WidgetProps> {
  return function Tool({ prefetch, brief }) {
    const consultationHref = pathIn(usePage().language, CONTACT);
    const props = { consultationHref, ...(brief && { brief: true }) };
    return <Island name={name} props={props} prefetch={prefetch} hydrate={TOOL_STATE[name]} />;
  };
}

/** The table of contents of a guide. */
function Contents() {
  const { contents = [] } = usePage();
  return (
    <Container>
      <TableOfContents headings={contents} />
    </Container>
  );
}

/** The coming exam sessions at build time. They are props, because the browser may already be in another month. */
const SESSIONS = nextSessions(built.builtAt);

/** The contact form. */
function LeadForm({ work }: WidgetProps) {
  const { bookingUrl } = useLanguage().layout;
  const { path, language } = usePage();
  const props = {
    page: path,
    privacyHref: pathIn(language, PRIVACY),
    ...(work !== 'asked' && { sessions: SESSIONS }),
    ...(work && { work, bookingHref: bookingUrl }),
  };
  const form = <Island name="lead-form" props={props} hydrate={{ draft: STORAGE_KEY.leadDraft }} />;
  return work === 'asked' ? <MarkingForm>{form}</MarkingForm> : form;
}

/** A search box and its results, which the edge fills in (packages/edge/src/pages/search.ts). */
function SearchPage() {
  const contact = pathIn(usePage().language, CONTACT);
  return (
    <Container>
      <Stack>
        <Island name="search" props={{ id: 'page-search', place: 'page' }} />
        <SearchResults form="page-search" contact={contact} hasChat={chat.isShown} />
      </Stack>
    </Container>
  );
}
