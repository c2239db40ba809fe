import { hoursAhead, type SessionWindow } from '@tutoring/domain/session-times';
import { Button } from '@tutoring/ui/button';
import { TextField } from '@tutoring/ui/field';
import { useId, useRef, useState } from 'react';
import { GroupedSelect } from '../common/grouped-select';
import { useItemKeys } from '../forms';
import { editYaml } from '../forms/edit-yaml';
import { hoursSummary, type WrittenHours } from './people-file';
import { cityOf, timeZoneOptions } from './time-zones';
import { rowsOf, windowsOf, type HoursRow } from './week';
import * as styles from './people.css';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name, at) => ({ name, day: at + 1 }));
const NEW_ROW: HoursRow = { days: [1, 2, 3, 4, 5], from: '16:00', to: '20:00' };

interface WeeklyHoursProps {
  /** people.yaml. */
  text: string;
  /** The person's position. */
  at: number;
  hours: WrittenHours | undefined;
  /** The time zone of the business (IANA). */
  timeZone: string;
  today: string;
  /** What the last save was refused for. */
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** The hours of a week on the person's own clock, and what they are on the business's. */
export function WeeklyHours({ text, at, hours, timeZone, today, problem, onChange }: WeeklyHoursProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const path = [at, 'hours'];
  const written = hours?.windows ?? [];
  // Two rows may have the same hours for a moment, while somebody types. The file could not say that they are two.
  const [typed, setTyped] = useState(() => ({ windows: JSON.stringify(written), rows: rowsOf(written) }));
  const isCurrent = typed.windows === JSON.stringify(written);
  // A merge or an undo has changed the file.
  if (!isCurrent) setTyped({ windows: JSON.stringify(written), rows: rowsOf(written) });
  const rows = isCurrent ? typed.rows : rowsOf(written);

  const { keys, expect } = useItemKeys(rows);
  const setRows = (next: readonly HoursRow[]) => {
    const windows = windowsOf(next);
    setTyped({ windows: JSON.stringify(windows), rows: [...next] });
    onChange(withWindows(text, at, written, windows));
  };
  const focusSoon = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus());

  if (!hours)
    return (
      <fieldset ref={root} className={styles.hours} data-field={path.join('.')}>
        <legend className={styles.legend}>Weekly hours</legend>
        <Button
          variant="secondary"
          data-add=""
          onClick={() => {
            onChange(editYaml(text, { set: path, to: { zone: timeZone, windows: windowsOf([NEW_ROW]) } }));
            focusSoon('select');
          }}
        >
          Add weekly hours
        </Button>
      </fieldset>
    );
  const { zone = '' } = hours;
  return (
    <fieldset ref={root} className={styles.hours} data-field={path.join('.')}>
      <legend className={styles.legend}>Weekly hours, on their own clock</legend>
      <p role="status" className={styles.week}>
        {hoursSummary(hours) || 'No hours yet.'}
      </p>
      <GroupedSelect
        label="Their time zone"
        help={clockText(zone, timeZone, today)}
        required
        value={zone}
        options={timeZoneOptions(zone, timeZone)}
        onChange={({ target }) => onChange(editYaml(text, { set: [...path, 'zone'], to: target.value }))}
      />
      {problem && <p className={styles.problem}>{problem}</p>}
      {rows.map((row, index) => (
        <Row
          key={keys[index]}
          row={row}
          number={index + 1}
          onChange={(next) => setRows(rows.map((one, other) => (other === index ? next : one)))}
          onRemove={() => {
            if (rows.length === 1) onChange(editYaml(text, { remove: path }));
            else {
              expect({ remove: index });
              setRows(rows.filter((_, other) => other !== index));
            }
            focusSoon('[data-add]');
          }}
        />
      ))}
      <Button
        variant="secondary"
        data-add=""
        onClick={() => {
          setRows([...rows, { days: [], from: '10:00', to: '14:00' }]);
          focusSoon(`[data-row="${rows.length + 1}"] input`);
        }}
      >
        Add hours
      </Button>
    </fieldset>
  );
}

/** Writes only the times that changed; if days have changed, all entries. */
function withWindows(
  text: string,
  at: number,
  before: readonly Partial<SessionWindow>[],
  after: readonly SessionWindow[],
): string {
  const path = [at, 'hours', 'windows'];
  const isSameDays = JSON.stringify(before.map(({ days }) => days)) === JSON.stringify(after.map(({ days }) => days));
  if (!isSameDays) return editYaml(text, { set: path, to: after });
  return after.reduce(
    (now, window, index) =>
      (['from', 'to'] as const).reduce(
        (next, end) => editYaml(next, { set: [...path, index, end], to: window[end] }),
        now,
      ),
    text,
  );
}

interface RowProps {
  row: HoursRow;
  number: number;
  onChange: (row: HoursRow) => void;
  onRemove: () => void;
}

function Row({ row, number, onChange, onRemove }: RowProps) {
  const { days, from, to } = row;
  const id = useId();
  const isBackwards = from !== '' && to !== '' && from >= to;
  return (
    <div className={styles.hoursRow} role="group" aria-label={`Hours ${number}`} data-row={number}>
      <div className={styles.days}>
        {DAYS.map(({ name, day }) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              className={styles.dayBox}
              checked={days.includes(day)}
              aria-describedby={days.length === 0 ? `${id}-days` : undefined}
              onChange={({ target }) =>
                onChange({ ...row, days: target.checked ? [...days, day] : days.filter((one) => one !== day) })
              }
            />
            <span className={styles.dayName}>{name}</span>
          </label>
        ))}
      </div>
      <div className={styles.times}>
        <TextField
          label="From"
          type="time"
          saysOptional={false}
          value={from}
          problem={from === '' ? 'Write a time.' : undefined}
          onChange={({ target }) => onChange({ ...row, from: target.value })}
        />
        <TextField
          label="To"
          type="time"
          saysOptional={false}
          value={to}
          problem={
            to === ''
              ? 'Write a time.'
              : isBackwards
                ? 'Choose a time after the first one. Hours after midnight belong to the next day.'
                : undefined
          }
          onChange={({ target }) => onChange({ ...row, to: target.value })}
        />
        <Button variant="secondary" onClick={onRemove}>
          Remove<span className={styles.hidden}> hours {number}</span>
        </Button>
      </div>
      {days.length === 0 && (
        <p id={`${id}-days`} className={styles.problem}>
          Choose at least one day.
        </p>
      )}
    </div>
  );
}

/** How far a clock is ahead of the business's. */
function clockText(zone: string, timeZone: string, today: string): string {
  let ahead: number;
  try {
    ahead = hoursAhead(today, zone, timeZone);
  } catch {
    return 'There is no such time zone. Choose the one in which they live.';
  }
  if (ahead === 0) return `The same time as in ${cityOf(timeZone)}. Visitors see the hours on their own clock.`;
  const hours = Math.abs(ahead);
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} ${ahead > 0 ? 'ahead of' : 'behind'} ${cityOf(timeZone)} today. Visitors see the hours on their own clock.`;
}
