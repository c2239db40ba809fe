import { STORAGE_KEY } from '@tutoring/domain/storage-keys';
import { Container } from '@tutoring/ui/layout';
import { ReferenceCard } from '@tutoring/ui/reference-card';
import { TableOfContents } from '@tutoring/ui/table-of-contents';
import type { ComponentType } from 'react';
import { LivePart } from '../../app/live-part';
import { usePage } from '../../shell/page-data';
import type { PropsOf } from '../words';
import type { WidgetName } from './attributes';
import { PrivacyRegions } from './privacy-regions';
import { StoredItems } from './stored-items';

interface WidgetProps {
  /** When it is fetched ahead, on a page whose sections take turns (build/compile/section-schedule.ts). */
  turn?: string | undefined;
}

/** What reacts to the visitor, by the name a writer gives it. */
export function Widget({ name, turn }: PropsOf<'Widget'> & WidgetProps) {
  const Named = WIDGETS[name];
  return <Named turn={turn} />;
}

const WIDGETS: Record<WidgetName, ComponentType<WidgetProps>> = {
  contents: Contents,
  'grade-calculator': ({ turn }) => (
    <LivePart name="grade-calculator" props={{}} turn={turn} draft={`${STORAGE_KEY.toolPrefix}ib`} link="#ib&" />
  ),
  'lead-form': LeadForm,
  'privacy-regions': PrivacyRegions,
  // The visit fills in the reference of the page's address.
  reference: () => <ReferenceCard reference="" />,
  'service-finder': ({ turn }) => <LivePart name="service-finder" props={{}} turn={turn} />,
  'stored-items': StoredItems,
  'study-hours-estimator': ({ turn }) => (
    <LivePart
      name="study-hours-estimator"
      props={{}}
      turn={turn}
      draft={`${STORAGE_KEY.toolPrefix}study`}
      link="#study&"
    />
  ),
};

/** The way to the sections of a guide. */
function Contents() {
  const { contents = [] } = usePage();
  return (
    <Container>
      <TableOfContents headings={contents} />
    </Container>
  );
}

/** The contact form. */
function LeadForm() {
  return <LivePart name="lead-form" props={{ page: usePage().path }} draft={STORAGE_KEY.leadDraft} />;
}
