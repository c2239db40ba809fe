import { RESIZE_SCRIPT } from '@tutoring/domain/headers';
import { addressIn } from '@tutoring/domain/languages';
import { Button } from '@tutoring/ui/button';
import { EmbedFrame, Snippet } from '@tutoring/ui/internal/embed';
import { Stack } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { Fragment } from 'react';
import {
  EMBED_NAMES,
  EMBED_TOOLS,
  embedAddress,
  FRAME_HEIGHT,
  frameLine,
  scriptLine,
  toolNameIn,
} from '../../shared/embeds';
import { useLanguage, usePage } from '../../shared/page-data';

/*
 * The page for schools. Without scripts the lines are text that a click selects; client/enhance/pages/embed-lines.ts makes the
 * buttons work.
 */

/** The line of each calculator in the page's language, and what the line shows. */
export function EmbedLines() {
  const { messages, componentMessages, layout } = useLanguage();
  const { lang, language, choices } = usePage();
  return (
    <Stack>
      {EMBED_NAMES.map((name) => {
        const title = toolNameIn(componentMessages, name);
        const src = embedAddress(name, language);
        return (
          <Fragment key={name}>
            <h3 id={name}>{title}</h3>
            <Line text={frameLine(layout.siteUrl + src, title)} about={title} />
            <details>
              <summary>{messages.embedPreview}</summary>
              <EmbedFrame title={title} src={src} height={FRAME_HEIGHT} />
            </details>
          </Fragment>
        );
      })}
      <p>
        {messages.embedOther}{' '}
        {choices
          .filter((other) => other.lang !== lang)
          .map((other, index) => (
            <Fragment key={other.lang}>
              {index > 0 && ' · '}
              <Link href={other.href} hrefLang={other.lang} lang={other.lang}>
                {other.label}
              </Link>
            </Fragment>
          ))}
      </p>
    </Stack>
  );
}

/** The optional second line. */
export function EmbedScript() {
  const { messages, layout } = useLanguage();
  return <Line text={scriptLine(layout.siteUrl + RESIZE_SCRIPT)} about={messages.embedScript} />;
}

function Line({ text, about }: { text: string; about: string }) {
  const { messages } = useLanguage();
  return (
    <Snippet
      text={text}
      about={about}
      copy={messages.embedCopy}
      copied={messages.embedCopied}
      failed={messages.embedCopyFailed}
    />
  );
}

/** On the sheet for students: the addresses of the tools as people type them, and the button that prints the sheet. */
export function StudentSheet() {
  const { messages, componentMessages, layout } = useLanguage();
  const { language } = usePage();
  return (
    <Stack>
      <dl>
        {EMBED_NAMES.map((name) => (
          <div key={name}>
            <dt>{toolNameIn(componentMessages, name)}</dt>
            <dd>
              <span dir="ltr">
                {new URL(layout.siteUrl).host + addressIn(EMBED_TOOLS[name].page, language) + EMBED_TOOLS[name].anchor}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" data-print-section="">
        {messages.sheetPrint}
      </Button>
    </Stack>
  );
}
