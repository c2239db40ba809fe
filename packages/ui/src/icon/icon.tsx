import { forwardRef, type SVGAttributes } from 'react';
import { cx } from '../lib/cx';
import * as styles from './icon.css';

/** Paths on a grid of 24, with a stroke of 1.75. */
const paths = {
  arrow: 'M4 12h15.5M13.5 5.5 20 12l-6.5 6.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  check: 'M4.5 12.8 9.8 18 19.5 6',
  chevron: 'M6 9.5 12 15.5l6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3.2 2.2',
  close: 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  download: 'M12 4v11.5M6.5 10.5 12 16l5.5-5.5M4.5 20h15',
  external: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5 11 13',
  globe: 'M12 3.5a8.5 8.5 0 1 0 .01 0M3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17',
  info: 'M12 3.5a8.5 8.5 0 1 0 .01 0M12 11v5.5M12 7.5v.2',
  mail: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h11',
  phone: 'M5 4h4l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2L20 15v4c-8.5 1.5-16.5-6.5-15-15Z',
  play: 'M7.5 4.5 19 12 7.5 19.5Z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5 20.5 20.5',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8',
  sparkle: 'M12 3.5c.6 5 3 7.6 8.5 8.5-5.5.9-7.9 3.5-8.5 8.5-.6-5-3-7.6-8.5-8.5 5.5-.9 7.9-3.5 8.5-8.5Z',
  warning: 'M12 4 3 19.5h18ZM12 10v4.5M12 17v.2',
} as const;

/** The names of the icons. */
export type IconName = keyof typeof paths;

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** The name of the icon. */
  name: IconName;
  /** Its text alternative. Without it the icon is decorative. */
  label?: string | undefined;
}

/** An icon in the colour and size of the text beside it. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ name, label, className, ...rest }, ref) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      ref={ref}
      viewBox="0 0 24 24"
      {...meaning}
      className={cx(styles.root, name === 'arrow' && styles.directed, className)}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
});

/** All names. */
export const ICON_NAMES = Object.keys(paths) as IconName[];
