import { Select, type SelectProps } from '@tutoring/ui/field';

/** An option of a {@link GroupedSelect}. */
export interface GroupedOption {
  value: string;
  label: string;
  /** The heading above it. @default none: it is above all headings */
  heading?: string | undefined;
}

interface GroupedSelectProps extends Omit<SelectProps, 'options' | 'children'> {
  options: readonly GroupedOption[];
}

/** A choice of one from many, under headings in the order of their first options. */
export function GroupedSelect({ options, ...rest }: GroupedSelectProps) {
  const headings = [...new Set(options.flatMap(({ heading }) => heading ?? []))];
  return (
    <Select {...rest} options={options.filter(({ heading }) => heading === undefined)}>
      {headings.map((heading) => (
        <optgroup key={heading} label={heading}>
          {options
            .filter((option) => option.heading === heading)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}
