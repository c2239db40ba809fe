import type { SearchScope } from '@tutoring/domain/search-entry';
import { SEARCH_QUERY_MIN } from '@tutoring/domain/search-query';
import { useState } from 'react';
import { IconButton } from '../button/button';
import { askChat } from '../chat/ask';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { fillCount } from '../lib/fill-count';
import { Link } from '../link/link';
import { useLang } from '../provider/provider';
import { SHORTCUT_KEY } from './enhance';
import * as styles from './search-popup.css';
import { OptionLine } from './option-line';
import { isSearchKeyOn, switchSearchKey } from './shortcut';
import type { Suggestions, Messages } from './use-suggestions';

interface SearchPopupProps {
  id: string;
  optionId: (at: number) => string;
  place: keyof typeof styles.place;
  scope: SearchScope;
  isOpen: boolean;
  /** The index of the active option, or -1 for none. */
  active: number;
  suggestions: Suggestions;
  query: string;
  contact: string;
  hasChat: boolean;
  messages: Messages;
  /** Fills a text into the field. */
  onWrite: (text: string) => void;
  /** Called when the visitor chooses a link. The browser follows it. */
  onChoose: (url: string, position?: number) => void;
  /** Called after the visitor presses a button that may disappear: the focus must move to the field. */
  onPressed: () => void;
  /** Called on Escape inside the list, such as on a button. @returns Whether it did anything. */
  onEscape: () => boolean;
  /** Called before the visitor asks the chat. */
  onAsk: () => void;
  /** Called when the visitor wants to load the index again. */
  onAgain: () => void;
}

/** The list below a search box: recent searches, results, or the reason why there are none. */
export function SearchPopup({
  id,
  optionId,
  place,
  scope,
  isOpen,
  active,
  suggestions,
  query,
  messages,
  ...rest
}: SearchPopupProps) {
  const { kind, groups, count, recent } = suggestions;
  const lang = useLang();
  const asked = query.trim();
  const said = {
    empty: '',
    short: fill(messages.short, { count: String(SEARCH_QUERY_MIN) }),
    loading: messages.loading,
    results: fillCount(messages.count, count, lang),
    none: fill(messages.none, { query: asked }),
    error: `${messages.unavailable} ${messages.limited}`,
  }[kind];
  // The index of each group's first option. The options are counted across all groups.
  const firsts = groups.map((_, group) => groups.slice(0, group).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <>
      <VisuallyHidden role="status">{isOpen ? said : ''}</VisuallyHidden>
      {/* Pressing a pointer in the list leaves the focus in the field. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
      <div
        hidden={!isOpen || (kind === 'empty' && groups.length === 0)}
        // Browsers make scroll containers tab stops. This one needs none, because the arrow keys scroll it.
        tabIndex={-1}
        data-kind={kind}
        className={cx(styles.root, styles.place[place])}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && rest.onEscape()) event.preventDefault();
        }}
        onMouseDown={(event) => event.preventDefault()}
      >
        {kind === 'error' && (
          <Unavailable
            messages={messages}
            suggestions={suggestions}
            onAgain={() => {
              rest.onAgain();
              rest.onPressed();
            }}
          />
        )}
        {(kind === 'short' || kind === 'loading') && <p className={styles.note}>{said}</p>}
        {kind === 'none' && (
          <Nothing asked={asked} said={said} messages={messages} scope={scope} meant={suggestions.meant} {...rest} />
        )}
        {kind === 'empty' && recent.length > 0 && (
          <ul className={styles.removers}>
            {recent.map((one) => (
              <li key={one}>
                <IconButton
                  icon="close"
                  label={fill(messages.remove, { query: one })}
                  onClick={() => {
                    suggestions.forget(one);
                    rest.onPressed();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {groups.length > 0 && (
          <div id={id} role="listbox" aria-label={messages.results}>
            {groups.map(({ label, options }, group) => (
              <div
                key={label ?? group}
                role="group"
                aria-labelledby={label && `${id}-group-${group}`}
                className={styles.group}
              >
                {label && (
                  <div id={`${id}-group-${group}`} role="presentation" className={styles.groupLabel}>
                    {label}
                  </div>
                )}
                {options.map((option, place) => {
                  const at = (firsts[group] ?? 0) + place;
                  return (
                    <OptionLine
                      key={option.href ?? option.title}
                      id={optionId(at)}
                      option={option}
                      isActive={at === active}
                      highlight={(text) =>
                        option.position && suggestions.highlight
                          ? suggestions.highlight(text, asked)
                          : [{ text, isMatch: false }]
                      }
                      onWrite={rest.onWrite}
                      onChoose={rest.onChoose}
                    />
                  );
                })}
              </div>
            ))}
          </div>
        )}
        {kind === 'empty' && (
          <Foot
            messages={messages}
            hasRecent={recent.length > 0}
            onClear={() => {
              suggestions.forget();
              rest.onPressed();
            }}
          />
        )}
      </div>
    </>
  );
}

/** Says why the index could not be loaded, and offers to try again. */
function Unavailable({
  messages,
  suggestions,
  onAgain,
}: Pick<SearchPopupProps, 'messages' | 'suggestions' | 'onAgain'>) {
  const { failure = 'network', answer = { status: 0, text: '' } } = suggestions.failure ?? {};
  const why = {
    status: fill(messages.failed, { status: String(answer.status), text: answer.text }),
    timeout: messages.failedTimeout,
    network: messages.failedNetwork,
    file: messages.failedFile,
  }[failure];
  return (
    <div className={styles.banner}>
      <p className={styles.bannerTitle}>{messages.unavailable}</p>
      <p>{messages.limited}</p>
      <p className={styles.small}>{why}</p>
      <button type="button" className={styles.textButton} onClick={onAgain}>
        {messages.again}
      </button>
    </div>
  );
}

interface NothingProps extends Pick<
  SearchPopupProps,
  'messages' | 'scope' | 'contact' | 'hasChat' | 'onWrite' | 'onAsk'
> {
  asked: string;
  said: string;
  meant: string | undefined;
}

/** Without results it shows a hint, the nearest spelling, the same question for the chat, and a link to a person. */
function Nothing({ asked, said, messages, scope, meant, contact, hasChat, onWrite, onAsk }: NothingProps) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{said}</p>
      <p>{scope === 'blog' ? messages.noneHintBlog : messages.noneHint}</p>
      {meant && (
        <p>
          <button type="button" className={styles.textButton} onClick={() => onWrite(meant)}>
            {fill(messages.meant, { query: meant })}
          </button>
        </p>
      )}
      {hasChat && (
        <p>
          <Link
            href={contact}
            className={styles.textButton}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              onAsk();
              if (askChat(asked)) event.preventDefault();
            }}
          >
            {fill(messages.ask, { query: asked })}
          </Link>
        </p>
      )}
      <p>
        <Link href={contact} className={styles.textButton}>
          {messages.contact}
        </Link>
      </p>
    </div>
  );
}

/** Buttons for the box itself: clear the recent searches, and switch the shortcut on or off. */
function Foot({ messages, hasRecent, onClear }: { messages: Messages; hasRecent: boolean; onClear: () => void }) {
  const [isOn, setOn] = useState(isSearchKeyOn);
  return (
    <div className={styles.foot}>
      {hasRecent && (
        <button type="button" className={styles.textButton} onClick={onClear}>
          {messages.clear}
        </button>
      )}
      <label className={styles.shortcut}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked);
            switchSearchKey(target.checked);
          }}
        />
        {fill(messages.shortcut, { key: SHORTCUT_KEY })}
      </label>
    </div>
  );
}
