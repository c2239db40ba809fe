import { expect, it } from 'vitest';
import { assessmentTables } from './loader';

const note = (course: string) => assessmentTables(course)?.[0]?.note;

it('names the exam year of each section’s times: 2027 for multiple choice in physics', () => {
  for (const exam of ['1', '2', 'c-mechanics', 'c-em']) {
    expect(note(`ap-physics-${exam}`)).toBe(
      'AP Central exam pages for May 2027, as restated by others in September 2026. ' +
        'Time of the multiple choice as for May 2027; other times as in 2025–26.',
    );
  }
  expect(note('ap-chemistry')).toBe(
    'AP Central exam pages for May 2027, as restated by others in September 2026. Times as in 2025–26.',
  );
  expect(note('ap-french')).toBe('AP Central exam pages for May 2027, as restated by others in September 2026.');
});
