import type { PropsOf } from '../registry';

/** The marked sentence itself. The build resolves claims before it renders a page (build/claims/resolve-claims.ts). */
export function Claim({ children }: PropsOf<'Claim'>) {
  return children;
}
