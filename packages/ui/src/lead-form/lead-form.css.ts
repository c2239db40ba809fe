import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ display: 'grid', gap: vars.space['6'], maxInlineSize: '36rem' });
export const summary = component({
  padding: vars.space['4'],
  border: `2px solid ${vars.color.mark}`,
  borderRadius: vars.radius.large,
  display: 'grid',
  gap: vars.space['2'],
  selectors: { '&[hidden]': { display: 'none' } },
});
export const summaryTitle = component({ fontSize: vars.size.h4 });
export const summaryLink = component({
  color: vars.color.mark,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
});

/** What a tool has put into the message. */
export const brought = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  padding: vars.space['4'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const step = component({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});
export const stepTitle = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: 56,
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: 600,
  '::after': {
    content: '"+" / ""',
    marginInlineStart: 'auto',
    color: vars.color.mark,
    fontSize: vars.size.h4,
    fontWeight: 400,
  },
  selectors: {
    'details[open] > &::after': { content: '"−" / ""' },
    '&::-webkit-details-marker': { display: 'none' },
  },
});
/** The title of a part that cannot be closed. */
export const partTitle = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: 56,
  fontWeight: 600,
});
/** A circle around the number, like an examiner's mark. */
export const stepNumber = component({
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: 32,
  blockSize: 32,
  border: `1.5px solid ${vars.color.mark}`,
  borderRadius: '50% 46% 52% 48%',
  color: vars.color.mark,
  fontFamily: vars.font.display,
});
export const fields = component({
  display: 'grid',
  gap: vars.space['6'],
  selectors: { [`${step} > &`]: { paddingBlock: `${vars.space['2']} ${vars.space['6']}` } },
});
/** The button needs a script to open the next step. */
export const next = component({
  justifySelf: 'start',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
});
export const progress = component({ display: 'grid', justifyItems: 'start', gap: vars.space['2'] });
export const progressBar = component({ inlineSize: '100%', accentColor: vars.color.action });
/** An address may be longer than a line. */
export const meant = component({ overflowWrap: 'anywhere' });
export const clear = component({ '@media': { '(scripting: none)': { display: 'none' } } });

const STUDENT = 'form:has([name="role"][value="student"]:checked)';
const YOUNG = ':has([name="age"] option:not([value=""], [value="adult"]):checked)';
/** A field that schools and educators do not see. Browsers without `:has()` show it to everybody. */
export const ofPupils = component({
  selectors: { 'form:has([name="role"]:is([value="school"], [value="educator"]):checked) &': { display: 'none' } },
});
/** A field that only students see. Browsers without `:has()` show it to everybody. */
export const ofStudents = component({
  '@supports': {
    'selector(:has(*))': { display: 'none', selectors: { [`${STUDENT} &`]: { display: 'grid' } } },
  },
});
/** A field that students do not see unless they are adults. Browsers without `:has()` show it to everybody. */
export const ofAdults = component({
  selectors: {
    [`${STUDENT}:not(:has([name="age"] option[value="adult"]:checked)) &`]: { display: 'none' },
  },
});
/**
 * A field that only students see who may be too young to decide alone. The script sets `data-guardian="no"` if they are old
 * enough.
 */
export const ofTheYoung = component({
  '@supports': {
    'selector(:has(*))': {
      display: 'none',
      selectors: { [`${STUDENT}${YOUNG}:not([data-guardian="no"]) &`]: { display: 'grid' } },
    },
  },
});
