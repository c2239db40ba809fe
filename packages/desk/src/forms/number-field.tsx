import { TextField } from '@tutoring/ui/field';
import { useState } from 'react';

/** What the fields for a number and for a day have in common. */
export interface WrittenProps {
  name: string;
  label: string;
  help: string | undefined;
  problem: string | undefined;
  required: boolean;
  /** As the file has it. */
  value: string;
  /** Writes it into the file; `undefined` takes the field out. */
  set: (to: unknown) => void;
}

/**
 * A field for a number. What is no number is written as it was typed: the field says so, it survives a reload, and the check
 * refuses to save it.
 */
export function NumberField({ value, set, ...rest }: WrittenProps) {
  // “79.” is 79 in the file, and nobody could type 79.5 if the field showed that at once.
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={({ target: { value: next } }) => {
        setTyped(next);
        const isNumber = next.trim() !== '' && Number.isFinite(Number(next));
        set(isNumber ? Number(next) : next.trim() === '' && !rest.required ? undefined : next);
      }}
    />
  );
}
