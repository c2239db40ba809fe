import { bar as headerBar } from '../header/header.css';
import { inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { bar, CLOSED, closed, field, NARROW, OPEN, overlay } from './search.css';

// The box once it is open: it comes with what stands further down.

/** Open it lies over what is beside it. */
inside(overlay, {
  position: 'relative',
  zIndex: 2,
  inlineSize: OPEN,
  marginInlineStart: CLOSED - OPEN,
  transition: 'inline-size 160ms ease-out, margin 160ms ease-out',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  '@container': {
    [NARROW]: {
      position: 'absolute',
      inset: 0,
      inlineSize: 'auto',
      margin: 0,
      paddingInline: vars.space['4'],
      backgroundColor: vars.color.ground,
    },
  },
});
/** The links that it would cut through stand back; whoever goes back to them by keyboard closes it. */
inside(`${headerBar}:has(${bar}:focus-within:not([data-state="closed"])) nav`, { opacity: 0, pointerEvents: 'none' });
inside(`${closed} > ${overlay}`, { position: 'static', inlineSize: CLOSED, margin: 0, padding: 0 });
inside(field, { paddingInline: `${vars.space['3']} ${CLOSED}px` });
inside(`${closed} ${field}`, { padding: 0 });
inside(`${field}::placeholder`, { color: vars.color.inkSoft, opacity: 1 });
inside(`${field}::-webkit-search-cancel-button`, { display: 'none' });
