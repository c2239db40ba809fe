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

/** The props of all fields. `ref`, `className` and other attributes go to the control. */
export interface FieldProps {
  /** The label above the control: its accessible name. */
  label: ReactNode;
  /** Help below the control: what to enter, and why. @default nothing */
  help?: ReactNode;
  /** What is wrong with the value, and how to correct it. @default nothing */
  problem?: ReactNode;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** For fields whose label says whether they are optional. */
export interface LabelledFieldProps extends FieldProps {
  /**
   * Whether the label says that the field is optional if `required` is not set. Set it to `false` if the initial value is an
   * answer, such as “All” in a filter.
   * @default true
   */
  saysOptional?: boolean | undefined;
}

/** An option of a radio group. */
interface Choice {
  /** The value that the form sends. */
  value: string;
  /** The visible text. */
  label: string;
}

/** An option of a `Select`. */
interface Option extends Choice {
  /** The label's language, BCP 47. @default the page's */
  lang?: string | undefined;
}

export type TextFieldProps = LabelledFieldProps & InputHTMLAttributes<HTMLInputElement>;

/** A field for one line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, help, problem, saysOptional, messages, className, ...rest },
  ref,
) {
  const { frame, control } = useField({ label, help, problem, saysOptional, messages }, rest);
  return frame(<input ref={ref} {...rest} {...control} className={cx(styles.control, className)} />);
});

export type TextAreaProps = LabelledFieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A field for several lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, help, problem, saysOptional, messages, className, rows = 5, ...rest },
  ref,
) {
  const { frame, control } = useField({ label, help, problem, saysOptional, messages }, rest);
  return frame(<textarea ref={ref} rows={rows} {...rest} {...control} className={cx(styles.control, className)} />);
});

export interface SelectProps extends LabelledFieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  /** The options. @default the options in `children` */
  options?: readonly Option[];
  /** Further options after `options`, such as `optgroup` elements. @default nothing */
  children?: ReactNode;
}

/** A choice of one from many. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, help, problem, saysOptional, messages, options = [], children, className, ...rest },
  ref,
) {
  const { frame, control } = useField({ label, help, problem, saysOptional, messages }, rest);
  const own = useRef<HTMLSelectElement>(null);
  const merged = useMergedRef(own, ref);
  const first = useRef(rest.defaultValue);
  useEffect(() => {
    // React marks the initial option in the server’s HTML, but not in the browser. Without the mark, `reset` would lose it.
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

/** A box to tick: yes or no. */
export const Checkbox = toggle('Checkbox', {});
/** A switch that takes effect at once, without sending a form. */
export const Switch = toggle('Switch', { role: 'switch' });

export interface RadioGroupProps
  extends LabelledFieldProps, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange'> {
  /** The name under which the value is sent. */
  name: string;
  /** The options, in their order. */
  options: readonly Choice[];
  /** The chosen value, if the caller keeps it. @default uncontrolled */
  value?: string;
  /** The initial value. @default none */
  defaultValue?: string;
  /** Called with the value that the visitor chooses. @default none */
  onValueChange?: (value: string) => void;
  /** Whether the visitor must choose one. If not, the label says that it is optional. @default false */
  required?: boolean;
}

/** A choice of one from a few, all visible. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  {
    label,
    help,
    problem,
    saysOptional = true,
    messages: overrides,
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
  const messages = useMessages('field', en, overrides);
  return (
    <fieldset ref={ref} aria-describedby={id} {...rest} className={cx(styles.field, className)}>
      <legend className={styles.label}>
        {saysOptional && !required ? <OptionalLabel label={label} word={messages.optional} /> : label}
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

/** The label, the help and the problem around a control, connected by ids. */
function useField(
  { label, help, problem, saysOptional = true, messages: overrides }: LabelledFieldProps,
  { id, required }: { id?: string; required?: boolean },
) {
  const own = useId();
  const controlId = id ?? own;
  const messages = useMessages('field', en, overrides);
  const remarks = `${controlId}-remarks`;
  return {
    control: { id: controlId, 'aria-describedby': remarks, 'aria-invalid': invalidity(problem, required) },
    frame: (control: ReactNode) => (
      <div className={styles.field}>
        <label htmlFor={controlId} className={styles.label}>
          {saysOptional && !required ? <OptionalLabel label={label} word={messages.optional} /> : label}
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
