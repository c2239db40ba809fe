export { Button, ButtonLink, IconButton } from './button';
export type { ButtonLinkProps, ButtonProps, IconButtonProps } from './button';
