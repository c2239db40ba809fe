import { directionOf } from '@tutoring/domain/languages';
import { scriptParts } from '@tutoring/domain/student-work';
import { Marked, MarkedScript } from '@tutoring/ui/marked-script';
import { NO_LANGUAGE } from '../words';
import { transcriptOf, type WrittenWork } from './work-file';
import * as styles from '../marking.css';

/** A sample as pages show it. */
export function SamplePreview({ work }: { work: WrittenWork }) {
  const { language = NO_LANGUAGE } = work;
  const transcript = transcriptOf(work);
  return (
    <div className={styles.samplePreview}>
      <MarkedScript
        title={<span lang={language}>{transcript.title || 'No title yet'}</span>}
        question={transcript.question && <span lang={language}>{transcript.question}</span>}
        grade={transcript.grade}
        dir={directionOf(language)}
        studentWork
      >
        {scriptParts(transcript).map((parts, at) => (
          <p key={at} lang={language} className={styles.sampleParagraph}>
            {parts.map((part, place) =>
              typeof part === 'string' ? (
                part
              ) : (
                <Marked key={place} note={part.note} variant={part.kind}>
                  {part.words}
                </Marked>
              ),
            )}
          </p>
        ))}
      </MarkedScript>
    </div>
  );
}
