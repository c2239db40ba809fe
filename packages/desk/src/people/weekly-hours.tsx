import { Button } from '@tutoring/ui/button';
import { Checkbox, Select, TextField } from '@tutoring/ui/field';
import { editYaml, type YamlEdit } from '../forms';
import * as styles from './people.css';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const ZONES = Intl.supportedValuesOf('timeZone');

interface Window {
  days?: number[];
  from?: string;
  to?: string;
}

interface WeeklyHoursProps {
  /** people.yaml. */
  text: string;
  at: number;
  hours: { zone?: string; windows?: unknown[] } | undefined;
  onChange: (text: string) => void;
}

/** The hours of a week, on the person's own clock. */
export function WeeklyHours({ text, at, hours, onChange }: WeeklyHoursProps) {
  const edit = (change: YamlEdit) => onChange(editYaml(text, change));
  const path = [at, 'hours'];
  if (!hours)
    return (
      <Button
        variant="secondary"
        onClick={() =>
          edit({
            set: path,
            to: {
              zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
              windows: [{ days: [1, 2, 3, 4, 5], from: '16:00', to: '20:00' }],
            },
          })
        }
      >
        Add weekly hours
      </Button>
    );
  const windows = (hours.windows ?? []) as Window[];
  return (
    <fieldset className={styles.hours}>
      <legend>Weekly hours, on their own clock</legend>
      <Select
        label="Their time zone"
        required
        value={hours.zone ?? ''}
        options={[...new Set([hours.zone ?? '', ...ZONES])].map((zone) => ({
          value: zone,
          label: zone.replaceAll('_', ' '),
        }))}
        onChange={({ target }) => edit({ set: [...path, 'zone'], to: target.value })}
      />
      {windows.map(({ days = [], from = '', to = '' }, index) => {
        const place = [...path, 'windows', index];
        const isBackwards = from !== '' && to !== '' && from >= to;
        return (
          <fieldset key={place.join('.')} className={styles.hours}>
            <legend>Hours {index + 1}</legend>
            <div className={styles.row}>
              {DAYS.map((name, day) => (
                <Checkbox
                  key={name}
                  label={name}
                  checked={days.includes(day + 1)}
                  onChange={({ target }) =>
                    edit({
                      set: [...place, 'days'],
                      to: DAYS.map((_, one) => one + 1).filter((one) =>
                        one === day + 1 ? target.checked : days.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </div>
            <div className={styles.row}>
              <TextField
                label="From"
                type="time"
                required
                value={from}
                onChange={({ target }) => edit({ set: [...place, 'from'], to: target.value })}
              />
              <TextField
                label="To"
                type="time"
                required
                value={to}
                problem={
                  isBackwards
                    ? 'Choose a time after the first one. Hours after midnight belong to the next day.'
                    : undefined
                }
                onChange={({ target }) => edit({ set: [...place, 'to'], to: target.value })}
              />
              <Button variant="secondary" onClick={() => edit({ remove: windows.length === 1 ? path : place })}>
                Remove hours {index + 1}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <Button
        variant="secondary"
        onClick={() =>
          edit({ into: [...path, 'windows'], at: windows.length, item: { days: [6], from: '10:00', to: '14:00' } })
        }
      >
        Add hours
      </Button>
    </fieldset>
  );
}
