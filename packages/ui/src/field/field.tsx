'use client';
import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  type FieldsetHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { en } from '#field/messages/en';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import * as styles from './field.css';
import { invalidity, OptionalLabel } from './optional';

/** What all fields have in common. `ref`, `className` and the rest go to the control. */
export interface FieldProps {
  /** Above the control; its name. */
  label: ReactNode;
  /** Below the control: what to enter, and why. @default nothing */
  help?: ReactNode;
  /** What is wrong with the value, and how to mend it. @default nothing */
  problem?: ReactNode;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** What a field has besides whose label says whether it is optional. */
export interface LabelledFieldProps extends FieldProps {
  /**
   * Whether the label says that the field is optional where `required` is not set. Not where to leave it alone is an answer,
   * as “All” is in a filter.
   * @default true
   */
  saysOptional?: boolean | undefined;
}

/** One of those to choose from. */
interface Choice {
  /** What is sent when it is chosen. */
  value: string;
  /** What the visitor reads. */
  label: string;
}

/** An entry of a list. */
interface Option extends Choice {
  /** The label's language, BCP 47. @default the page's */
  lang?: string | undefined;
}

export type TextFieldProps = LabelledFieldProps & InputHTMLAttributes<HTMLInputElement>;

/** One line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, help, problem, saysOptional, messages, className, ...rest },
  ref,
) {
  const { frame, control } = useField({ label, help, problem, saysOptional, messages }, rest);
  return frame(<input ref={ref} {...rest} {...control} className={cx(styles.control, className)} />);
});

export type TextAreaProps = LabelledFieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Several lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, help, problem, saysOptional, messages, className, rows = 5, ...rest },
  ref,
) {
  const { frame, control } = useField({ label, help, problem, saysOptional, messages }, rest);
  return frame(<textarea ref={ref} rows={rows} {...rest} {...control} className={cx(styles.control, className)} />);
});

export interface SelectProps extends LabelledFieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  /** The list. @default what `children` has */
  options?: readonly Option[];
  /** More of the list, behind `options`: such as `optgroup` elements. @default nothing */
  children?: ReactNode;
}

/** One of many. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, help, problem, saysOptional, messages, options = [], children, className, ...rest },
  ref,
) {
  const { frame, control } = useField({ label, help, problem, saysOptional, messages }, rest);
  const own = useRef<HTMLSelectElement>(null);
  const merged = useMergedRef(own, ref);
  const first = useRef(rest.defaultValue);
  useEffect(() => {
    // A server writes which option is chosen at first; React in a browser does not, and `reset` would forget it.
    for (const option of own.current?.options ?? []) {
      if (option.value === String(first.current)) option.setAttribute('selected', '');
    }
  }, []);
  return frame(
    <select ref={merged} {...rest} {...control} className={cx(styles.control, className)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
      {children}
    </select>,
  );
});

export type ToggleProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'>;

/** Yes or no. */
export const Checkbox = toggle('Checkbox', {});
/** On or off, at once: nothing has to be sent. */
export const Switch = toggle('Switch', { role: 'switch' });

export interface RadioGroupProps
  extends LabelledFieldProps, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange'> {
  /** The name under which the value is sent. */
  name: string;
  /** What can be chosen, in the order in which it is shown. */
  options: readonly Choice[];
  /** The value chosen; with `onValueChange` the caller decides. @default uncontrolled */
  value?: string;
  /** The value chosen first. @default none */
  defaultValue?: string;
  /** Told which one the visitor chose. @default nobody is told */
  onValueChange?: (value: string) => void;
  /** Whether one has to be chosen; otherwise the label says that it is optional. @default false */
  required?: boolean;
}

/** One of few, all of them in sight. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  {
    label,
    help,
    problem,
    saysOptional = true,
    messages,
    name,
    options,
    value,
    defaultValue,
    onValueChange,
    required = false,
    className,
    ...rest
  },
  ref,
) {
  const id = useId();
  const words = useMessages('field', en, messages);
  return (
    <fieldset ref={ref} aria-describedby={id} {...rest} className={cx(styles.field, className)}>
      <legend className={styles.label}>
        {saysOptional && !required ? <OptionalLabel label={label} word={words.optional} /> : label}
      </legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- browsers say it of each button otherwise */}
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              aria-invalid={invalidity(problem, required)}
              className={styles.radio}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <Remarks id={id} help={help} problem={problem} />
    </fieldset>
  );
});

function toggle(name: string, role: { role?: 'switch' }) {
  const Toggle = forwardRef<HTMLInputElement, ToggleProps>(function Toggle(
    { label, help, problem, messages: _messages, className, ...rest },
    ref,
  ) {
    const id = useId();
    return (
      <div className={styles.field}>
        <label className={styles.choice}>
          <input
            ref={ref}
            aria-describedby={id}
            aria-invalid={invalidity(problem, rest.required)}
            {...rest}
            {...role}
            type="checkbox"
            className={cx(role.role ? styles.switcher : styles.radio, className)}
          />
          {label}
        </label>
        <Remarks id={id} help={help} problem={problem} />
      </div>
    );
  });
  Toggle.displayName = name;
  return Toggle;
}

/** The label and the remarks around a control, and what ties them together. */
function useField(
  { label, help, problem, saysOptional = true, messages }: LabelledFieldProps,
  { id, required }: { id?: string; required?: boolean },
) {
  const own = useId();
  const controlId = id ?? own;
  const words = useMessages('field', en, messages);
  const remarks = `${controlId}-remarks`;
  return {
    control: { id: controlId, 'aria-describedby': remarks, 'aria-invalid': invalidity(problem, required) },
    frame: (control: ReactNode) => (
      <div className={styles.field}>
        <label htmlFor={controlId} className={styles.label}>
          {saysOptional && !required ? <OptionalLabel label={label} word={words.optional} /> : label}
        </label>
        {control}
        <Remarks id={remarks} help={help} problem={problem} />
      </div>
    ),
  };
}

function Remarks({ id, help, problem }: Pick<FieldProps, 'help' | 'problem'> & { id: string }) {
  return (
    <div id={id}>
      {help && <p className={styles.help}>{help}</p>}
      {problem && <p className={styles.problem}>{problem}</p>}
    </div>
  );
}
