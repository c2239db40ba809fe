import { Badge } from '@tutoring/ui/badge';
import { Select } from '@tutoring/ui/field';
import { Link } from '@tutoring/ui/link';
import { fill } from '@tutoring/ui/internal/fill';
import { Scroller } from '@tutoring/ui/scroller';
import { COURSE_CHANGES } from '../../../shared/page-attributes';
import { useLanguage } from '../../../shared/page-data';
import { monthOf } from '../../month';
import type { Change, Changes } from './loader';

/** Announces the filtered rows to screen readers. In English only, like the table. */
const SHOWN = '{shown} of {total} changes shown. “Yours” marks the course of exams in {session}.';

/** The table of course changes. The browser filters it (client/enhance/pages/course-changes.ts). */
export function ChangesTable({ facts: { all, sessions } }: { facts: Changes }) {
  const { messages } = useLanguage();
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
      <Scroller aria-label={fill(messages.table, { heading: 'Course, Exams before, Exams from then on' })}>
        <table>
          <thead>
            <tr>
              <th scope="col">Course</th>
              <th scope="col">Exams before</th>
              <th scope="col">Exams from then on</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {all.map((change) => (
              <tr
                key={`${change.course} ${change.first}`}
                data-course={`${change.course} ${change.first}`}
                data-first={change.first}
              >
                <th scope="row">
                  {change.course}
                  <br />
                  <small>new from {change.firstName}</small>
                </th>
                <td>
                  <Yours when="before" /> {change.before}
                </td>
                <td>
                  <Yours when="after" /> {change.after}
                </td>
                <td>
                  <small>
                    {change.guide}. <Source of={change} />
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
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
