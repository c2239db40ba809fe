import { directionOf } from '@tutoring/domain/languages';
import { Section } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { Marked, MarkedScript } from '@tutoring/ui/marked-script';
import { Prose } from '@tutoring/ui/text';
import { Fragment } from 'react';
import { useLanguage } from '../../shared/page-data';
import type { PropsOf } from '../registry';
import type { StudentScript } from './loader';

/** Students' marked work that we may show. Without any, what the writer put inside; nothing in its own section. */
export function StudentWork({ section, facts, children }: PropsOf<'StudentWork'>) {
  const { messages } = useLanguage();
  if (facts.length === 0) return section ? null : children;
  // Not in a Stack: its items are as narrow as they can be, and so would the sheets in them.
  const works = facts.map((work) => <Work key={work.title} {...work} />);
  if (!section) return <Prose>{works}</Prose>;
  return (
    <Section heading={messages.studentWorkTitle} kind="plate" id="student-work">
      <Prose>
        <p>{messages.studentWorkText}</p>
        {works}
      </Prose>
    </Section>
  );
}

/** One answer. Its texts have their own language and direction; the label is the page's. */
function Work({ title, question, grade, paragraphs, lang, subject }: StudentScript) {
  return (
    <>
      <MarkedScript
        title={<span lang={lang}>{title}</span>}
        question={question && <span lang={lang}>{question}</span>}
        grade={grade}
        dir={lang && directionOf(lang)}
        studentWork
      >
        {paragraphs.map((parts, at) => (
          <p key={at} lang={lang}>
            {parts.map((part, place) =>
              typeof part === 'string' ? (
                <Lines key={place} text={part} />
              ) : (
                <Marked key={place} note={part.note} variant={part.kind}>
                  {part.words}
                </Marked>
              ),
            )}
          </p>
        ))}
      </MarkedScript>
      {subject && (
        <p>
          <Link href={subject.href} hrefLang={subject.hrefLang}>
            {subject.label}
          </Link>
        </p>
      )}
    </>
  );
}

/** A text with the student's line breaks. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
