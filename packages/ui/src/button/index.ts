export { Button, ButtonLink } from './button';
export type { ButtonLinkProps, ButtonProps } from './button';
