import { business, inboxUrl } from '../business';
import { html, link, mailDocument, paragraph } from './html';
import type { Mail } from './mailer';

/** The mail that asks the owner to delete their copies of these leads. */
export function deletionMail(references: readonly string[], to: readonly string[]): Mail {
  const sorted = references.toSorted();
  const [first] = sorted;
  const isOne = sorted.length === 1;
  const subject = isOne ? `Please delete ${first}` : `Please delete ${sorted.length} leads`;
  const sentence = isOne
    ? `We have deleted lead ${first}, because its sender asked us to or its time is over. Please delete the mail about it, your answers, and every copy you have made, also a public sample (in the desk: Marking).`
    : 'We have deleted these leads, because their senders asked us to or their time is over. Please delete the mails about them, your answers, and every copy you have made, also public samples (in the desk: Marking).';
  const list = isOne ? [] : sorted;
  return {
    to,
    subject,
    // A retry with the same leads is the same mail.
    key: isOne ? `forgotten-${first}` : `forgotten-${first}-${sorted.at(-1)}-${sorted.length}`,
    text: [sentence, ...(list.length > 0 ? [list.join('\n')] : []), `${inboxUrl(business)}\n`].join('\n\n'),
    html: mailDocument({
      lang: 'en',
      dir: 'ltr',
      title: subject,
      body: [
        paragraph(sentence),
        ...(list.length > 0 ? [`<ul>${list.map((one) => `<li>${html(one)}</li>`).join('\n')}</ul>`] : []),
        `<p>${link(inboxUrl(business), 'The inbox')} ${html('does not have them any more.')}</p>`,
      ].join('\n'),
    }),
  };
}
