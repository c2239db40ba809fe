import { component, inside } from '../../lib/in-components';
import { vars } from '../../styles/theme.css';

/** Pixels of a handle, and of what reacts to a finger around it. */
const HANDLE = 16;
const TOUCH = 44;

export const cropper = component({ gridColumn: '1 / -1', display: 'grid', gap: vars.space['3'] });
/** Handles at the edge need room outside the picture. */
export const frame = component({ padding: HANDLE / 2, touchAction: 'pan-y' });
export const picture = component({ display: 'block', inlineSize: '100%', backgroundColor: '#fff' });
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

/* What react-image-crop needs: its own stylesheet is larger, and knows no layers. */
const of = (name: string) => `${frame} .ReactCrop${name}`;
inside(of(''), { position: 'relative', display: 'block', cursor: 'crosshair' });
inside(of('__child-wrapper'), { overflow: 'hidden' });
inside(of('__crop-mask'), {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
inside(of('__crop-selection'), {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  cursor: 'move',
  touchAction: 'none',
  border: `2px solid ${vars.color.action}`,
});
inside(of('__crop-selection:focus-visible'), { outline: `3px solid ${vars.color.action}`, outlineOffset: 2 });
inside(of('__drag-handle'), {
  position: 'absolute',
  inlineSize: HANDLE,
  blockSize: HANDLE,
  border: `2px solid ${vars.color.raised}`,
  borderRadius: '50%',
  backgroundColor: vars.color.action,
  touchAction: 'none',
});
inside(of('__drag-handle::after'), {
  content: '""',
  position: 'absolute',
  inset: (HANDLE - TOUCH) / 2,
});
inside(of('__drag-handle:focus-visible'), { outline: `3px solid ${vars.color.ink}`, outlineOffset: 2 });
const ORDS = {
  nw: { insetBlockStart: 0, insetInlineStart: 0, transform: 'translate(-50%, -50%)' },
  n: { insetBlockStart: 0, insetInlineStart: '50%', transform: 'translate(-50%, -50%)' },
  ne: { insetBlockStart: 0, insetInlineEnd: 0, transform: 'translate(50%, -50%)' },
  e: { insetBlockStart: '50%', insetInlineEnd: 0, transform: 'translate(50%, -50%)' },
  se: { insetBlockEnd: 0, insetInlineEnd: 0, transform: 'translate(50%, 50%)' },
  s: { insetBlockEnd: 0, insetInlineStart: '50%', transform: 'translate(-50%, 50%)' },
  sw: { insetBlockEnd: 0, insetInlineStart: 0, transform: 'translate(-50%, 50%)' },
  w: { insetBlockStart: '50%', insetInlineStart: 0, transform: 'translate(-50%, -50%)' },
} as const;
for (const [ord, place] of Object.entries(ORDS)) inside(of(`__drag-handle.ord-${ord}`), place);
