import type { TextPiece } from '@tutoring/domain/search';
import { Fragment } from 'react';
import { Link } from '../link/link';
import * as styles from './search-popup.css';
import type { Option } from './use-suggestions';

export interface OptionLineProps {
  id: string;
  option: Option;
  isActive: boolean;
  highlight: (text: string) => readonly TextPiece[];
  /** Fills a text into the field. */
  onWrite: (text: string) => void;
  /** Called when the visitor chooses a link. The browser follows it. */
  onChoose: (url: string, position?: number) => void;
}

/** An option of the list: a link, or a button for a recent search. The field handles the keys. */
export function OptionLine({ id, option, isActive, highlight, onWrite, onChoose }: OptionLineProps) {
  const { title, text, href, lang, position } = option;
  const marked = (all: string) =>
    highlight(all).map((piece, place) =>
      piece.isMatch ? <mark key={place}>{piece.text}</mark> : <Fragment key={place}>{piece.text}</Fragment>,
    );
  const shared = { id, role: 'option', 'aria-selected': isActive, className: styles.option, tabIndex: -1 } as const;
  if (href === undefined)
    return (
      <button type="button" {...shared} data-recent="" onClick={() => onWrite(title)}>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
      </button>
    );
  return (
    <Link {...shared} href={href} lang={lang} onClick={() => onChoose(href, position)}>
      <span dir="auto" className={styles.title}>
        {marked(title)}
      </span>
      {text && (
        <span dir="auto" className={styles.text}>
          {marked(text)}
        </span>
      )}
    </Link>
  );
}
