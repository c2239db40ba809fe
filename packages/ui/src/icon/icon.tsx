import { forwardRef, type SVGAttributes } from 'react';
import { cx } from '../lib/cx';
import * as styles from './icon.css';

const paths = {
  close: 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h11',
  sparkle:
    'M12 3.5c.6 5 3 7.6 8.500 8.500-5.500.9-7.900 3.500-8.500 8.500-.6-5-3-7.600-8.500-8.500 5.500-.9 7.900-3.500 8.500-8.500Z',
};
export type IconName = keyof typeof paths;
export interface IconProps extends SVGAttributes<SVGSVGElement> {
  name: IconName;
}
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ name, className, ...rest }, ref) {
  return (
    <svg ref={ref} viewBox="0 0 24 24" aria-hidden="true" className={cx(styles.root, className)} {...rest}>
      <path d={paths[name]} />
    </svg>
  );
});
