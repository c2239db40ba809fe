import { TextArea, TextField } from '@tutoring/ui/field';
import { useState, type ChangeEvent } from 'react';
import type { WrittenProps } from './number-field';
import { useTyped } from './use-typed';

/** From this length on, a text gets several lines. */
const LONG = 60;

/** A field for a text. */
export function TextValue({ value, set, ...rest }: WrittenProps) {
  // Decided once: a field that became another while somebody types would lose the cursor.
  const [isLong] = useState(value.length > LONG || value.includes('\n'));
  const typed = useTyped(value, (next) => set(next === '' && !rest.required ? undefined : next));
  const field = {
    ...rest,
    dir: 'auto',
    value: typed.value,
    onBlur: typed.onBlur,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => typed.onChange(target.value),
  };
  return isLong ? <TextArea {...field} rows={3} /> : <TextField {...field} />;
}
