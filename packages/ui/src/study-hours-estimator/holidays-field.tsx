import { comingHolidays, type SchoolHolidays } from '@tutoring/domain/dates';
import type { CalendarDate } from '@tutoring/domain/study-plan';
import { fillNodes } from '../lib/fill-nodes';
import { useLang } from '../provider/provider';
import { Link } from '../link/link';
import { Field } from './field';
import type { FieldsetProps } from './fieldset-props';
import { fieldsOfHolidays } from './holiday-rows';

interface HolidaysFieldProps extends Pick<FieldsetProps, 'tool' | 'messages' | 'texts'> {
  calendars: readonly SchoolHolidays[];
  /** The day of the visitor’s clock. Until it is known the list is empty, which also keeps it out of the server’s HTML. */
  today: CalendarDate | undefined;
}

/** A choice of school calendars, which fills in days off. */
export function HolidaysField({ calendars, today, tool, messages, texts }: HolidaysFieldProps) {
  const lang = useLang();
  const coming = today ? calendars.filter((one) => comingHolidays(one, today).length > 0) : [];
  const named = coming
    .map((one) => ({ ...one, name: nameOf(one, lang) }))
    .sort((one, other) => one.name.localeCompare(other.name, lang));
  const chosen = named.find(({ id }) => id === tool.fields.holidays);
  const help = chosen
    ? fillNodes(`${messages.holidaysFrom}${chosen.status === 'expected' ? ` ${messages.holidaysExpected}` : ''}`, {
        // Names of sources are in the language of their country.
        source: (
          <bdi>
            <Link href={chosen.source.href}>{chosen.source.name}</Link>
          </bdi>
        ),
        checked: texts.month(chosen.checked),
      })
    : messages.holidaysHelp;
  return (
    <Field label={messages.holidays} help={help}>
      {(field) => (
        <select
          {...field}
          name="holidays"
          value={chosen?.id ?? ''}
          onChange={({ target }) => today && tool.change(fieldsOfHolidays(tool.fields, calendars, target.value, today))}
        >
          <option value="">{messages.holidaysOwn}</option>
          {named.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** `Canada: Ontario`, with the country in the page’s language. */
function nameOf({ country, place }: SchoolHolidays, lang: string): string {
  const name = new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country;
  return place ? `${name}: ${place}` : name;
}
