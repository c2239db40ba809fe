import { beforeEach, expect, it } from 'vitest';
import { hydrate, serverWritten } from '../lib/server-written';
import { SAMPLE_BOUNDARIES } from './sample-boundaries';
import { SubjectCalculator } from './subject-calculator';

let container: HTMLElement;
const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  container = serverWritten(<SubjectCalculator boundaries={SAMPLE_BOUNDARIES} />, 'form').host;
});

it('keeps the fields of the server’s HTML, and what the visitor entered before hydration', () => {
  expect(container.textContent).toContain('66.40% of the subject');
  const mark = field('ib-chemistry.HL.p2');
  mark.value = '73';
  hydrate(<SubjectCalculator boundaries={SAMPLE_BOUNDARIES} />, container);
  expect(field('ib-chemistry.HL.p2')).toBe(mark);
  expect(container.textContent).toContain('Grade 6, perhaps 7');
});

it('restores the entries of this tab, although the server’s HTML has only the example', () => {
  sessionStorage.setItem('tutoring-tool-subject', 'course=ib-physics&level=SL&ib-physics.SL.p1=30');
  hydrate(<SubjectCalculator boundaries={SAMPLE_BOUNDARIES} />, container);
  expect(field('ib-physics.SL.p1')).toHaveValue('30');
});

it('shows the marks that a wanted grade needs before the boundaries', () => {
  sessionStorage.setItem('tutoring-tool-subject', 'course=ib-chemistry&level=HL&ib-chemistry.HL.p1=48&goal=6');
  hydrate(<SubjectCalculator boundaries={SAMPLE_BOUNDARIES} />, container);
  const needed = [...container.querySelectorAll('h3')].find(({ textContent }) => /^Needed on/.test(textContent));
  const table = container.querySelector('table:has(caption)') as HTMLElement;
  expect(needed?.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
