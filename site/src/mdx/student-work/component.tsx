import { directionOf } from '@tutoring/domain/languages';
import { Section, Stack } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { Marked, MarkedScript } from '@tutoring/ui/marked-script';
import { Fragment } from 'react';
import { useLanguage } from '../../shared/page-data';
import type { PropsOf } from '../registry';
import type { StudentScript } from './loader';

/** Students' marked work that we may show. Without any, what the writer put inside; nothing in its own section. */
export function StudentWork({ section, facts, children }: PropsOf<'StudentWork'>) {
  const { messages } = useLanguage();
  if (facts.length === 0) return section ? null : children;
  const works = (
    <Stack>
      {facts.map((work) => (
        <Work key={work.title} {...work} />
      ))}
    </Stack>
  );
  if (!section) return works;
  return (
    <Section heading={messages.studentWorkTitle} kind="plate" id="student-work">
      <p>{messages.studentWorkText}</p>
      {works}
    </Section>
  );
}

/** One answer. Its texts have their own language and direction; the label is the page's. */
function Work({ title, question, grade, paragraphs, lang, subject }: StudentScript) {
  return (
    <div>
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
        <Link href={subject.href} hrefLang={subject.hrefLang}>
          {subject.label}
        </Link>
      )}
    </div>
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
