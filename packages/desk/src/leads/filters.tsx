import type { InboxFilter, InboxList } from '@tutoring/domain/inbox';
import { INBOX_LIMITS, LEAD_STATUSES } from '@tutoring/domain/inbox-limits';
import { LEAD_PROGRAMMES, LEAD_ROLES } from '@tutoring/domain/lead-limits';
import { useEffect, useRef } from 'react';
import { Button } from '@tutoring/ui/button';
import { Checkbox, Select, TextField } from '@tutoring/ui/field';
import { optionsOf } from '@tutoring/ui/internal/options-of';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

/** What stands in the fields; an empty text is no filter. */
export interface TypedFilters {
  search: string;
  status: '' | (typeof LEAD_STATUSES)[number];
  role: '' | (typeof LEAD_ROLES)[number];
  programme: '' | (typeof LEAD_PROGRAMMES)[number];
  review: boolean;
}

export const NO_FILTERS: TypedFilters = { search: '', status: '', role: '', programme: '', review: false };

/** What is asked of the edge. */
export function filterOf({ search, status, role, programme, review }: TypedFilters): InboxFilter {
  const text = search.trim();
  return {
    folder: status === 'spam' ? 'spam' : 'inbox',
    ...(text && { search: text }),
    ...(status && status !== 'spam' && { status }),
    ...(role && { role }),
    ...(programme && { programme }),
    ...(review && { review: 'only' }),
  };
}

interface FiltersProps {
  typed: TypedFilters;
  onChange: (typed: TypedFilters) => void;
  counts: InboxList['counts'] | undefined;
  onRefresh: () => void;
  exportHref: string;
  messages: InboxMessages;
}

/** What narrows the list: a search, one of the states with their numbers, and behind a fold the rest. */
export function Filters({ typed, onChange, counts, onRefresh, exportHref, messages }: FiltersProps) {
  const set = (change: Partial<TypedFilters>) => onChange({ ...typed, ...change });
  const own = useRef<HTMLDivElement>(null);
  const take = useRef(set);
  useEffect(() => {
    if (own.current) take.current(enteredIn(own.current));
  }, []);
  const any = { value: '', label: messages.any };
  return (
    <div ref={own} className={styles.filters}>
      <TextField
        name="search"
        label={messages.search}
        help={messages.searchHelp}
        type="search"
        saysOptional={false}
        dir="auto"
        maxLength={INBOX_LIMITS.search}
        value={typed.search}
        onChange={(event) => set({ search: event.target.value })}
      />
      <States typed={typed} counts={counts} onChoose={(status) => set({ status })} messages={messages} />
      <details
        className={styles.more}
        // The owner may open it before React hydrates.
        suppressHydrationWarning
      >
        <summary className={styles.summary}>{messages.more}</summary>
        <div className={styles.moreFields}>
          <Select
            name="role"
            label={messages.role}
            saysOptional={false}
            options={[any, ...optionsOf(messages, 'role', LEAD_ROLES)]}
            value={typed.role}
            onChange={(event) => set({ role: event.target.value as TypedFilters['role'] })}
          />
          <Select
            name="programme"
            label={messages.programme}
            saysOptional={false}
            options={[any, ...optionsOf(messages, 'programme', LEAD_PROGRAMMES)]}
            value={typed.programme}
            onChange={(event) => set({ programme: event.target.value as TypedFilters['programme'] })}
          />
          <Checkbox
            name="review"
            label={messages.reviewOnly}
            checked={typed.review}
            onChange={(event) => set({ review: event.target.checked })}
          />
          <div className={styles.row}>
            <Button variant="secondary" onClick={onRefresh}>
              {messages.refresh}
            </Button>
            <a href={exportHref} download className={styles.link}>
              {messages.export}
            </a>
          </div>
        </div>
      </details>
    </div>
  );
}

/** What was entered before React took the fields over: they hold it until they are drawn again. */
function enteredIn(filters: HTMLElement): Partial<TypedFilters> {
  const entered: Record<string, string | boolean> = {};
  for (const field of filters.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
    entered[field.name] = field.type === 'checkbox' ? field.checked : field.value;
  return entered;
}

interface StatesProps extends Pick<FiltersProps, 'typed' | 'counts' | 'messages'> {
  onChoose: (status: TypedFilters['status']) => void;
}

function States({ typed, counts, onChoose, messages }: StatesProps) {
  const all = counts && counts.new + counts.answered + counts.booked;
  return (
    <div role="group" aria-label={messages.which} className={styles.choices}>
      {(['', ...LEAD_STATUSES] as const).map((status) => {
        const count = status ? counts?.[status] : all;
        return (
          <button key={status} type="button" aria-pressed={typed.status === status} onClick={() => onChoose(status)}>
            {status ? messages[`status_${status}`] : messages.all}
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </button>
        );
      })}
    </div>
  );
}
