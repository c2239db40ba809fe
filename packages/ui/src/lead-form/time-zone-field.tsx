import { spokenTime } from '@tutoring/domain/time-text';
import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { useState } from 'react';
import * as styles from '../field/field.css';
import { fill } from '../lib/fill';
import { controlProps, Field, type FieldContext } from './fields';

export interface TimeZoneFieldProps {
  context: FieldContext;
  /** The names to choose from. Empty until the step opens. */
  zones: readonly string[];
  /** The zone that the form has filled in, if it has. */
  proposedZone: string | undefined;
  lang: string;
}

/** A field for a time zone. It shows the zone's current time, so that visitors notice a wrong zone. */
export function TimeZoneField({ context, zones, proposedZone, lang }: TimeZoneFieldProps) {
  const { form, messages } = context;
  const [zone, setZone] = useState<string>();
  const list = `${form}-zones`;
  const now = clockIn(zone ?? proposedZone, lang);
  return (
    <Field context={context} field="timeZone" label={messages.timeZone}>
      <input
        {...controlProps(context, 'timeZone')}
        type="text"
        dir="ltr"
        autoComplete="off"
        list={list}
        maxLength={LEAD_LIMITS.timeZone}
        onInput={({ currentTarget }) => setZone(currentTarget.value)}
        onFocus={({ currentTarget }) => setZone(currentTarget.value)}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <p className={styles.help} role="status">
        {now && fill(messages.timeZoneNow, { time: now })}
      </p>
    </Field>
  );
}

/** Returns the current time in a time zone, or `undefined` if there is no such zone. */
function clockIn(timeZone: string | undefined, lang: string): string | undefined {
  if (!timeZone?.includes('/')) return undefined;
  try {
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(Date.now());
    return spokenTime(time, lang);
  } catch {
    return undefined;
  }
}
