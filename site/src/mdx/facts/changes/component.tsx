import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { Badge } from '@tutoring/ui/badge';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { Select } from '@tutoring/ui/field';
import { fill } from '@tutoring/ui/internal/fill';
import { Link } from '@tutoring/ui/link';
import { COURSE_CHANGES } from '../../../shared/page-attributes';
import { useLanguage, usePage } from '../../../shared/page-data';
import { punctuationOf } from '../../../shared/punctuation';
import { monthOf } from '../../month';
import type { Change, Changes } from './loader';

/** The course changes, one to open after the other. The browser filters them (client/enhance/pages/course-changes.ts). */
export function ChangesTable({ facts: { all, sessions } }: { facts: Changes }) {
  const { messages } = useLanguage();
  const { stop } = punctuationOf(usePage().language);
  return (
    <div {...{ [COURSE_CHANGES]: '' }}>
      <div hidden>
        <Select
          label={messages.changesCourse}
          name="course"
          saysOptional={false}
          options={[
            { value: '', label: messages.changesAllCourses },
            ...all.map(({ key, course }) => ({ value: key, label: course })),
          ]}
        />
        <Select label={messages.changesSession} name="session" saysOptional={false} options={sessions} />
        <p role="status" data-pattern={messages.changesShown} />
      </div>
      <Accordion>
        {all.map((change) => (
          <AccordionItem
            key={change.key}
            data-course={change.key}
            data-first={change.first}
            heading={
              <>
                {change.course} <small>{fill(messages.changesNew, { session: change.firstName })}</small>
              </>
            }
          >
            <FactList>
              <Fact label={change.labels.before}>
                <Yours when="before" /> {change.before}
              </Fact>
              <Fact label={change.labels.after}>
                <Yours when="after" /> {change.after}
              </Fact>
            </FactList>
            <p>
              <small>
                {change.guide}
                {stop}
                <Source of={change} />
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
  const { messages } = useLanguage();
  return (
    <>
      {changes.map(({ key, course, firstName, before, after }) => (
        <p key={key}>
          <strong>{fill(messages.changesHere, { course, session: firstName })}</strong> {after}{' '}
          {messages.changesEarlier} {before} <Link href="/learning/what-changes">{messages.changesWhich}</Link>
        </p>
      ))}
    </>
  );
}

/** Marks the version of the course that applies to the chosen exam session. */
function Yours({ when }: { when: 'before' | 'after' }) {
  const { messages } = useLanguage();
  return (
    <span data-when={when} hidden>
      <Badge>{messages.changesYours}</Badge>
    </span>
  );
}

function Source({ of: { source, details, checked, verified } }: { of: Change }) {
  const { messages } = useLanguage();
  const { language } = usePage();
  const { comma, semicolon } = punctuationOf(language);
  return (
    <>
      <Page of={source} />
      {comma + fill(messages.changesChecked, { month: monthOf(checked, language) })}
      {details && (
        <>
          {semicolon + messages.changesDetails} <Page of={details} />
        </>
      )}
      {!verified && !details && semicolon + messages.changesSecondary}
    </>
  );
}

function Page({ of: { name, href } }: { of: Change['source'] }) {
  // The names of sources are English.
  return href ? (
    <Link href={href} lang="en">
      {name}
    </Link>
  ) : (
    <span lang="en">{name}</span>
  );
}
