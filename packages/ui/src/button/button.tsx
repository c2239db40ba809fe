'use client';
import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { cx } from '../lib/cx';
import { Link } from '../link/link';
import type { LinkProps } from '../provider/provider';
import * as styles from './button.css';

interface Look {
  /** `primary`: the one next step of a screen. `secondary`: every other button. @default "primary" */
  variant?: keyof typeof styles.variant;
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look;

/** Does something on this page. For a link to another page, use `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'primary', type = 'button', className, ...rest },
  ref,
) {
  return <button ref={ref} type={type} className={cx(styles.root, styles.variant[variant], className)} {...rest} />;
});

export type ButtonLinkProps = LinkProps & Look;

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'primary', className, ...rest },
  ref,
) {
  return <Link ref={ref} className={cx(styles.root, styles.variant[variant], className)} {...rest} />;
});

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The icon. */
  icon: IconName;
  /** What it does: its accessible name. */
  label: string;
}

/**
 * A button with an icon in place of text, for icons that everybody knows, such as close and copy. Pages that call
 * `enhanceIconTooltips` of `@tutoring/ui/enhance` show its name as a tooltip.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, type = 'button', className, ...rest },
  ref,
) {
  return (
    <button ref={ref} type={type} data-tip="" aria-label={label} className={cx(styles.icon, className)} {...rest}>
      <Icon name={icon} />
    </button>
  );
});
