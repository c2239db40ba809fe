import { directionOf } from '@tutoring/domain/languages';
import { Attempt } from '@tutoring/ui/attempt';
import { Link } from '@tutoring/ui/link';
import { MarkedScript } from '@tutoring/ui/marked-script';
import { useLanguage, usePage } from '../../shared/page-data';
import { renderNodes } from '../render-nodes';
import type { PropsOf } from '../registry';
import { Diagram } from './diagram';

/**
 * A marked script, written here or taken from another page with a link to it. With `try`, readers answer first and then
 * reveal the script, or send their answer to a tutor; its value is the id of the question. A `diagram` follows the script and is revealed with it. With `lang`, the
 * sheet has the direction of the student's text; markScriptLanguages marks the words.
 */
export function Script({
  title = '',
  question: task,
  grade,
  try: question,
  scheme,
  more,
  diagram,
  lang,
  facts: { of, send },
  children,
}: PropsOf<'Script'>) {
  const { path } = usePage();
  const { messages } = useLanguage();
  if (of)
    return (
      <>
        <MarkedScript title={of.title} grade={of.grade} lang={of.lang} dir={of.lang && directionOf(of.lang)} sample>
          {renderNodes(of.body)}
        </MarkedScript>
        <Link href={of.href} hrefLang={of.lang}>
          {of.page}
        </Link>
      </>
    );
  const script = (
    <>
      <MarkedScript
        title={title}
        question={lang && task ? <span lang={lang}>{task}</span> : task}
        grade={grade}
        dir={lang && directionOf(lang)}
        sample
      >
        {children}
      </MarkedScript>
      {diagram && <Diagram name={diagram} />}
    </>
  );
  if (!question) return script;
  return (
    <>
      <Attempt name={`${path}#${question}`} scheme={scheme} more={more}>
        {script}
      </Attempt>
      {send && (
        <p>
          <Link href={send}>{messages.sendAnswer}</Link>
        </p>
      )}
    </>
  );
}
