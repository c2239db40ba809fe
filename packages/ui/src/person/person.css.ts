import { component, inside, partRoot } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';
import { FRAME } from './frame';

/** In a narrow column the text is below the frame. */
export const root = partRoot({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['5']}`,
  // A neighbour with more text makes it taller.
  alignContent: 'flex-start',
  alignItems: 'flex-start',
});
/** A contact print: a sheet of paper with a picture in a thin line of ink. */
export const frame = component({
  flexShrink: 0,
  inlineSize: FRAME.narrow,
  aspectRatio: '4 / 5',
  padding: vars.space['1'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `0.25rem 0.3rem 0 -1px ${vars.color.sunken}, 0.25rem 0.3rem 0 0 ${vars.color.line}`,
  '@media': { [breakpoint.medium]: { inlineSize: FRAME.wide }, print: { boxShadow: 'none' } },
});
inside(`${frame} > picture`, { display: 'contents' });
inside(`${frame} :is(img, div)`, { inlineSize: '100%', blockSize: '100%', border: `1px solid ${vars.color.ink}` });
inside(`${frame} img`, { objectFit: 'cover', backgroundColor: vars.color.sunken });
/** The initials stand on a ruled line, where a signature would be. */
export const initials = component({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  fontFamily: vars.font.display,
  fontSize: '2.5rem',
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  backgroundColor: vars.color.sunken,
  '@media': { [breakpoint.medium]: { fontSize: '3.5rem' } },
});
inside(`${initials}::after`, {
  content: '',
  inlineSize: '70%',
  marginBlock: '0.12em 22%',
  borderBlockEnd: `1px solid ${vars.color.edge}`,
});
export const text = component({
  display: 'grid',
  flex: '1 1 12rem',
  gap: vars.space['2'],
  minInlineSize: 0,
});
export const name = component({ fontSize: vars.size.h3 });
export const role = component({ maxInlineSize: vars.measure, color: vars.color.inkSoft, fontSize: vars.size.small });
export const facts = component({ paddingInlineStart: '1.1em', listStyleType: 'disc', fontSize: vars.size.small });
