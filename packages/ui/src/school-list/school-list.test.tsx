import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Provider } from '../provider';
import { SchoolList } from './school-list';

// Simulates a Czech browser, which sorts “Ch” after “H” if no language is given.
beforeEach(() => {
  const { Collator } = Intl;
  vi.spyOn(Intl, 'Collator').mockImplementation(function (locales) {
    return new Collator(locales ?? 'cs');
  });
});
afterEach(() => void vi.restoreAllMocks());

const schools = ['Hamilton', 'Chester', 'Iver'].map((city) => ({
  name: `A school in ${city}`,
  city,
  programmes: ['AP'],
}));

function citiesIn(language?: string, page = 'en'): (string | null)[] {
  render(
    <Provider lang={page}>
      <SchoolList schools={schools} language={language} />
    </Provider>,
  );
  const [, city] = screen.getAllByRole('combobox');
  const options = within(city as HTMLElement).getAllByRole('option');
  return options.map(({ textContent }) => textContent).slice(1);
}

it('sorts by the page’s language, not the browser’s, as the server does', () => {
  expect(citiesIn()).toEqual(['Chester', 'Hamilton', 'Iver']);
});

it('sorts by the language of its Provider', () => {
  expect(citiesIn(undefined, 'cs')).toEqual(['Hamilton', 'Chester', 'Iver']);
});

it('sorts by the `language` prop', () => {
  expect(citiesIn('cs')).toEqual(['Hamilton', 'Chester', 'Iver']);
});

it('has valid and not required filters before the visitor chooses', () => {
  const { container } = render(<SchoolList schools={schools} />);
  for (const filter of screen.getAllByRole('combobox')) {
    expect(filter).not.toBeRequired();
    expect(filter).toBeValid();
  }
  expect(container.textContent).not.toContain('optional');
});
