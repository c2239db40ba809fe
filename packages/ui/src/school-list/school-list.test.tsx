import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SchoolList } from './school-list';

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  // As a browser in Czech compares where it is not told a language: "Ch" comes after "H".
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, that, locales) {
    return new Intl.Collator(locales ?? 'cs').compare(this, that);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  root.unmount();
  container.remove();
});

const schools = ['Hamilton', 'Chester', 'Iver'].map((city) => ({
  name: `A school in ${city}`,
  city,
  programmes: ['AP'],
}));

async function citiesIn(language?: string): Promise<(string | undefined)[]> {
  root.render(<SchoolList schools={schools} language={language} />);
  return vi.waitFor(() => {
    const options = [...(container.querySelectorAll('select')[1]?.options ?? [])].map(({ text }) => text);
    expect(options).toHaveLength(4);
    return options.slice(1);
  });
}

it('sorts as the page’s language does, whatever the browser speaks: the server sorts alike', async () => {
  expect(await citiesIn()).toEqual(['Chester', 'Hamilton', 'Iver']);
});

it('has nothing wrong before anybody has chosen', async () => {
  await citiesIn();
  const lists = [...container.querySelectorAll('select')];
  expect(lists.map(({ required, validity }) => [required, validity.valid])).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(container.textContent).not.toContain('optional');
});

it('sorts in the language it is told', async () => {
  expect(await citiesIn('cs')).toEqual(['Hamilton', 'Chester', 'Iver']);
});
