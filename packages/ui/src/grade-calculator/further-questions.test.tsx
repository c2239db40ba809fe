import { fireEvent, render, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { textOf, type Fields } from '../tool/fields';
import { DIPLOMA } from './diploma-form';
import { GradeCalculator } from './grade-calculator';
import { SIX_BOUNDARIES, SIX_WITH_MARKS } from './sample-marks';

beforeEach(() => sessionStorage.clear());

/** The calculator with these fields, and its result. */
function calculatorWith(fields: Fields) {
  sessionStorage.setItem('tutoring-tool-ib', textOf(fields));
  const page = render(<GradeCalculator boundaries={SIX_BOUNDARIES} />);
  return { ...page, result: page.getByRole('region', { name: /^Result/ }) };
}

/** The example: 35 points with 6, 5, 6 at HL. */
const EXAMPLE = DIPLOMA.example;

describe('a university’s offer', () => {
  it('is compared condition by condition, with the fewest rises that meet it', async () => {
    const { findByLabelText, result } = calculatorWith({ ...EXAMPLE, offer: '36', offergrades: '7, 6, 6', need1: '7' });
    expect(result.textContent).toContain('These grades don’t meet the offer yet.');
    const rows = within(result)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toContain('At least 36 points in all35: 1 too fewnot met');
    expect(rows).toContain('7 6 6 at HL, in any order6 6 5: 2 too fewnot met');
    expect(rows).toContain('Subject 1: at least 76: 1 too fewnot met');
    expect(rows).toContain('The Diploma is awarded–met');
    expect(result.textContent).toContain('Subject 1 from 6 to 7 and Subject 2 from 5 to 6');
    // A link opens the fields that it fills.
    expect(await findByLabelText('HL grades in any order, such as 7 6 6')).toHaveValue('7, 6, 6');
  });

  it('says what is wrong beside a field, keeps what was typed, and leaves that condition out', async () => {
    const { container, findByLabelText, result } = calculatorWith({ ...EXAMPLE, offer: '35' });
    const grades = await findByLabelText('HL grades in any order, such as 7 6 6');
    expect(result.textContent).toContain('These grades meet the offer.');
    fireEvent.change(grades, { target: { value: '8 6 6' } });
    expect(grades).toHaveValue('8 6 6');
    expect(grades).toHaveAttribute('aria-invalid', 'true');
    expect(container.textContent).toContain('Enter at most four grades from 1 to 7');
    expect(result.textContent).toContain('These grades meet the offer.');
  });

  it('counts the total without the core if the offer does', () => {
    const { result } = calculatorWith({ ...EXAMPLE, offer: '34', offercore: 'on' });
    expect(result.textContent).toContain('At least 34 of 42 points in the subjects33: 1 too few');
  });
});

describe('a bilingual diploma', () => {
  it.each([
    [{ secondlanguage: '2' }, 'With these grades the Diploma is bilingual.'],
    [{ otherlanguage: '4', grade4: '2' }, 'both subjects need a 3 or more. Too low: Subject 4.'],
    [{ languagea: '2', secondlanguage: '2' }, 'Choose another subject than your language A.'],
    [{ otherlanguage: '4', tok: 'E' }, 'but the Diploma itself is not awarded.'],
  ])('with %o: %s', (answers, text) => {
    expect(calculatorWith({ ...EXAMPLE, ...answers }).result.textContent).toContain(text);
  });

  it('is not mentioned unless the visitor answers a question', () => {
    expect(calculatorWith(EXAMPLE).result.textContent).not.toContain('bilingual');
  });
});

describe('single courses', () => {
  it('have grades, but no points and no award', () => {
    const { container, result } = calculatorWith({
      take: 'courses',
      level1: 'HL',
      grade1: '6',
      level5: 'SL',
      grade5: '4',
    });
    expect(result.textContent).toContain('Courses with a grade: 2');
    expect(result.textContent).toContain('Subject 1HL6');
    expect(result.textContent).not.toContain('of 45');
    expect(container.querySelector('[name="target"]')).toBeNull();
  });

  it('need a grade', () => {
    expect(calculatorWith({ take: 'courses' }).result.textContent).toContain('choose the grade of at least one course');
  });
});

describe('the cheapest next point', () => {
  const rowsOf = (result: HTMLElement) => {
    const heading = within(result).getByRole('heading', { name: 'Where the next point is cheapest' });
    return within(heading.parentElement ?? result)
      .getAllByRole<HTMLTableRowElement>('row')
      .slice(1);
  };

  it('has the components of all subjects, the fewest marks first', () => {
    const marks = rowsOf(calculatorWith(SIX_WITH_MARKS).result).map(({ cells }) =>
      Number(/\d+/.exec(cells[1]?.innerText ?? '')),
    );
    expect(marks.length).toBeGreaterThan(3);
    expect(marks).toEqual([...marks].sort((one, other) => one - other));
  });

  it('leaves out what is handed in', () => {
    const { result } = calculatorWith(SIX_WITH_MARKS);
    const before = rowsOf(result);
    expect(before.some(({ innerText }) => /Exploration|investigation|assessment|oral/i.test(innerText))).toBe(true);
    fireEvent.click(within(result).getByRole('checkbox', { name: /handed in/ }));
    const after = rowsOf(result);
    expect(after.length).toBeGreaterThan(0);
    expect(after.every(({ innerText }) => /Paper/.test(innerText))).toBe(true);
  });

  it('needs marks', () => {
    expect(calculatorWith(EXAMPLE).result.textContent).not.toContain('cheapest');
  });
});
