import type { Quotation } from '@tutoring/domain/chat-answer';
import type { CitedSentence } from '@tutoring/domain/chat-model';
import { VisuallyHidden } from '../layout/layout';
import { Link } from '../link/link';
import * as styles from './chat.css';
import { followed, placeLink } from './place-link';
import type { Messages } from './translation';

interface WordedProps {
  sentences: readonly CitedSentence[];
  quotations: readonly Quotation[];
  messages: Messages;
  onFollow: () => void;
}

/** A language model's sentences, each with links to the quotations that it cites. The quotations come first: our pages say them. */
export function ModelAnswer({ sentences, quotations, messages, onFollow }: WordedProps) {
  return (
    <div className={styles.worded}>
      <p className={styles.from}>{messages.modelSaid}</p>
      <p>
        {sentences.map(({ text, cites }) => (
          <span key={text}>
            {text}{' '}
            {cites.map((cite) => {
              const quotation = quotations[cite];
              return (
                quotation && (
                  <Link key={cite} href={placeLink(quotation)} onClick={followed(onFollow)}>
                    [{cite + 1}]
                    <VisuallyHidden>
                      {' '}
                      <bdi>{quotation.title}</bdi>
                    </VisuallyHidden>
                  </Link>
                )
              );
            })}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
