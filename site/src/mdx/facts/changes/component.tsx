import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { Badge } from '@tutoring/ui/badge';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { Select } from '@tutoring/ui/field';
import { Link } from '@tutoring/ui/link';
import { COURSE_CHANGES } from '../../../shared/page-attributes';
import { monthOf } from '../../month';
import type { Change, Changes } from './loader';

/** Announces the filtered changes to screen readers. In English only, like the page. */
const SHOWN = '{shown} of {total} changes shown. “Yours” marks the course of exams in {session}.';

/** The course changes, one to open after the other. The browser filters them (client/enhance/pages/course-changes.ts). */
export function ChangesTable({ facts: { all, sessions } }: { facts: Changes }) {
  return (
    <div {...{ [COURSE_CHANGES]: '' }}>
      <div hidden>
        <Select
          label="Course"
          name="course"
          saysOptional={false}
          options={[
            { value: '', label: 'All courses' },
            ...all.map(({ course, first }) => ({ value: `${course} ${first}`, label: course })),
          ]}
        />
        <Select label="Exam session" name="session" saysOptional={false} options={sessions} />
        <p role="status" data-pattern={SHOWN} />
      </div>
      <Accordion>
        {all.map((change) => (
          <AccordionItem
            key={`${change.course} ${change.first}`}
            data-course={`${change.course} ${change.first}`}
            data-first={change.first}
            heading={
              <>
                {change.course} <small>new from {change.firstName}</small>
              </>
            }
          >
            <FactList>
              <Fact label={<>Exams before {change.firstName}</>}>
                <Yours when="before" /> {change.before}
              </Fact>
              <Fact label={<>Exams from {change.firstName}</>}>
                <Yours when="after" /> {change.after}
              </Fact>
            </FactList>
            <p>
              <small>
                {change.guide}. <Source of={change} />
              </small>
            </p>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}

/** The course changes that concern this page. */
export function ChangesHere({ facts: changes }: { facts: Change[] }) {
  return (
    <>
      {changes.map((change) => (
        <p key={`${change.course} ${change.first}`}>
          <strong>
            {change.course}, exams from {change.firstName}:
          </strong>{' '}
          {change.after} Before: {change.before} <Link href="/learning/what-changes">Which course am I on?</Link>
        </p>
      ))}
    </>
  );
}

/** Marks the version of the course that applies to the chosen exam session. */
function Yours({ when }: { when: 'before' | 'after' }) {
  return (
    <span data-when={when} hidden>
      <Badge>Yours</Badge>
    </span>
  );
}

function Source({ of: { source, details, checked, verified } }: { of: Change }) {
  return (
    <>
      <Page of={source} />, checked {monthOf(checked, 'en')}
      {details && (
        <>
          ; details as restated by <Page of={details} />
        </>
      )}
      {!verified && !details && '; from a secondary source, so ask your coordinator'}
    </>
  );
}

function Page({ of: { name, href } }: { of: Change['source'] }) {
  return href ? <Link href={href}>{name}</Link> : name;
}
