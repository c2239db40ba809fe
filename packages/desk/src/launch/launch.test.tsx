import { answersOf } from '@tutoring/domain/claim-answer';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Launch } from './launch';
import { ContentError } from '../content-api';
import {
  ANSWERS_FILE,
  PAGE_FILE,
  PEOPLE_FILE,
  READERS_FILE,
  REDIRECTS_FILE,
  sampleFiles,
  sampleList,
  samplePlaces,
  SCHOOLS_FILE,
} from './sample';

const load = () => Promise.resolve(sampleList);
const decision = (name: string) => within(screen.getByRole('article', { name }));
const LAW = 'Families can cancel within 14 days.';
const ONE_TUTOR = 'One tutor teaches each subject.';

beforeEach(() => localStorage.setItem('desk.name', 'Sample Owner'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('Launch', () => {
  it('keeps an answer in the file, with the name and the day', async () => {
    const api = sampleFiles();
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await screen.findByText('2 of 13 decided');
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    await expect.poll(() => answersOf(api.text())['one-tutor']?.by).toBe('Sample Owner');
    expect(api.text()).toContain('# Samples.');
    expect(screen.getByText('3 of 13 decided')).toBeVisible();
  });

  it('shows the list without answers where nothing can be saved, and says why once', async () => {
    const says = 'To edit on this machine, stop this with Ctrl-C and type npm run desk.';
    const refuse = () => Promise.reject(new ContentError(says, { isNotConfigured: true }));
    render(<Launch load={load} loadPlaces={samplePlaces} api={{ ...sampleFiles(), list: refuse, read: refuse }} />);
    expect((await screen.findByRole('alert')).textContent).toBe(says);
    expect(await screen.findByText('2 of 13 decided')).toBeVisible();
    expect(decision(ONE_TUTOR).getByRole('link', { name: '/tutors' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /True|Not us|Change|Try again/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('asks for a name first', async () => {
    localStorage.clear();
    const api = sampleFiles();
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await screen.findByText('2 of 13 decided');
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    expect(screen.getByText('2 of 13 decided')).toBeVisible();
    expect(decision(ONE_TUTOR).getByText(/Write your name above first/)).toBeVisible();
  });

  it('keeps what somebody else answered meanwhile', async () => {
    const api = sampleFiles();
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await screen.findByText('2 of 13 decided');
    api.otherSave(
      api.text().replace('the evening.', 'the evening.\n  answer: { is: true, by: Somebody, on: 2026-11-21 }'),
    );
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    await expect.poll(() => Object.keys(answersOf(api.text()))).toEqual(['one-tutor', 'notes', 'evenings']);
    expect(await screen.findByText('4 of 13 decided')).toBeVisible();
  });

  it('keeps an answer in the browser that could not be saved, and saves it later', async () => {
    const api = sampleFiles();
    api.failure = new ContentError('The repository’s host does not answer.');
    const first = render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await screen.findByText('2 of 13 decided');
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    expect(await screen.findByText('The repository’s host does not answer.')).toBeVisible();
    first.unmount();
    api.failure = undefined;
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await expect.poll(() => answersOf(api.text())['one-tutor']?.is).toBe(true);
  });

  it('takes an answer back', async () => {
    const api = sampleFiles();
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Decided' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decide again' }));
    await expect.poll(() => answersOf(api.text())).toEqual({});
  });

  it('does not offer to strike what a law needs', async () => {
    render(<Launch load={load} loadPlaces={samplePlaces} api={sampleFiles()} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Advice' }));
    expect(decision(LAW).queryByRole('button', { name: 'Not us' })).toBeNull();
  });

  it('saves again by itself when the connection is back', async () => {
    const api = sampleFiles();
    api.failure = new Error('There is no connection.');
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await screen.findByText('2 of 13 decided');
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    await screen.findByText('There is no connection.');
    api.failure = undefined;
    dispatchEvent(new Event('online'));
    await expect.poll(() => answersOf(api.text())['one-tutor']?.is).toBe(true);
    expect(await screen.findByText('All answers are saved.')).toBeVisible();
  });

  it('reads the file again when somebody saves between reading and saving', async () => {
    const api = sampleFiles();
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await screen.findByText('2 of 13 decided');
    api.beforeSave = () =>
      api.otherSave(
        api.text().replace('the evening.', 'the evening.\n  answer: { is: true, by: Somebody, on: 2026-11-21 }'),
      );
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    await expect.poll(() => Object.keys(answersOf(api.text()))).toEqual(['one-tutor', 'notes', 'evenings']);
  });

  it('says what the check refuses, and takes the answer back', async () => {
    const api = sampleFiles();
    const problem = { file: 'site/data/claims.yaml', line: 3, message: 'The page would be empty.' };
    api.failure = new ContentError('The build would refuse it.', { problems: [problem] });
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await screen.findByText('2 of 13 decided');
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    expect(await screen.findByText(/claims\.yaml, line 3: The page would be empty\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take the answer back' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('2 of 13 decided')).toBeVisible();
    expect(localStorage.getItem('desk.launch.changes')).toBeNull();
  });

  it('loads the other places of a claim when somebody opens them', async () => {
    render(<Launch load={load} loadPlaces={samplePlaces} api={sampleFiles()} />);
    await screen.findByText('2 of 13 decided');
    expect(screen.queryByText('معلّم واحد لكل مادة.')).toBeNull();
    await userEvent.click(decision(ONE_TUTOR).getByText('1 more place'));
    expect(await screen.findByText('معلّم واحد لكل مادة.')).toBeVisible();
  });

  it('counts answers of the files that are newer than the list', async () => {
    const api = sampleFiles();
    api.otherSave(api.text(SCHOOLS_FILE).replaceAll(', verified: false', ''), SCHOOLS_FILE);
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    expect(await screen.findByText('3 of 13 decided')).toBeVisible();
  });
});

describe('what is left', () => {
  it('begins with what blocks, and says how much may wait', async () => {
    render(<Launch load={load} loadPlaces={samplePlaces} api={sampleFiles()} />);
    expect(await screen.findByText('9 decisions before you may go live')).toBeVisible();
    expect(screen.getByText('· 2 more are advice')).toBeVisible();
    expect(screen.queryByRole('article', { name: LAW })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Advice' }));
    expect(decision(LAW).getByText('Advice: you may go live without it.')).toBeVisible();
    expect(screen.queryByRole('article', { name: ONE_TUTOR })).toBeNull();
  });

  it('keeps what was decided before the list was made', async () => {
    render(<Launch load={load} loadPlaces={samplePlaces} api={sampleFiles()} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Decided' }));
    await userEvent.click(screen.getByText('Setup'));
    const address = decision('Does the site answer at your own address?');
    expect(address.getByText('Nothing is open here.')).toBeVisible();
    expect(address.queryByText('npm run setup')).toBeNull();
  });
});

describe('entries of data files', () => {
  const SCHOOLS = '2 schools in Canada: compare each with its own website';
  const open = async () => {
    const api = sampleFiles();
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await screen.findByText('2 of 13 decided');
    await userEvent.click(screen.getByText('Setup'));
    const press = (name: string) => userEvent.click(decision(SCHOOLS).getByRole('button', { name }));
    return { api, press, file: () => api.text(SCHOOLS_FILE) };
  };

  it('are confirmed one by one, and the file keeps everything else', async () => {
    const { api, press, file } = await open();
    const before = file();
    await press('True: Sample College');
    await expect.poll(file).toBe(before.replace('[IB DP], verified: false', '[IB DP]'));
    expect(decision(SCHOOLS).getByRole('button', { name: 'Undo: Sample College' })).toHaveFocus();
    await press('True: Sample Hall');
    expect(await screen.findByText('3 of 13 decided')).toBeVisible();
    await press('Undo: Sample College');
    await press('Undo: Sample Hall');
    await expect.poll(() => api.text(SCHOOLS_FILE)).toBe(before);
  });

  it('are taken out and put back', async () => {
    const { press, file } = await open();
    const before = file();
    await press('Take out: Sample College');
    await expect.poll(file).not.toContain('Sample College');
    expect(file()).toContain('# Its site was down in May.');
    await press('Put back: Sample College');
    await expect.poll(file).toBe(before);
    expect(decision(SCHOOLS).getByRole('button', { name: 'True: Sample College' })).toHaveFocus();
  });

  it('are found where somebody else has moved them', async () => {
    const { api, press, file } = await open();
    const [first = '', ...rest] = file().split('\n').slice(3);
    api.otherSave(`lists:\n  canada:\n${[...rest.filter(Boolean), first].join('\n')}\n`, SCHOOLS_FILE);
    await press('True: Sample Hall');
    await expect.poll(file).toContain('name: Sample Hall, city: Victoria, programmes: [AP] }');
    expect(file()).toContain('name: Sample College, city: Toronto, programmes: [IB DP], verified: false');
  });

  it('count what was typed elsewhere before the list knows it', async () => {
    const api = sampleFiles();
    api.otherSave('payment: { en: By card. }\n', ANSWERS_FILE);
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    expect(await screen.findByText('3 of 13 decided')).toBeVisible();
  });

  it('say when a saved file counts, if only a build can tell', async () => {
    const api = sampleFiles();
    api.otherSave('- { from: /old, to: /tutors }\n', REDIRECTS_FILE);
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    await userEvent.click(await screen.findByText('Setup'));
    const redirects = decision('Do old addresses of pages lead to a page?');
    expect(await redirects.findByText(/looks at it again when you have published/)).toBeVisible();
  });

  it('write the month of a check into a page that is read only then, and take it back', async () => {
    const { api } = await open();
    const facts = decision('Do the sources of these facts still say the same?');
    await userEvent.click(facts.getByRole('button', { name: 'True: /tutors' }));
    const month = new Date().toISOString().slice(0, 7);
    await expect.poll(() => api.text(PAGE_FILE)).toContain(`<Sources checked="${month}">`);
    expect(await screen.findByText('3 of 13 decided')).toBeVisible();
    await userEvent.click(facts.getByRole('button', { name: 'Undo: /tutors' }));
    await expect.poll(() => api.text(PAGE_FILE)).toContain('<Sources checked="2019-05">');
  });

  it('keep counting the check of a page after a reload, while the list is older', async () => {
    const { api } = await open();
    const facts = decision('Do the sources of these facts still say the same?');
    await userEvent.click(facts.getByRole('button', { name: 'True: /tutors' }));
    await screen.findByText('All answers are saved.');
    cleanup();
    render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
    expect(await screen.findByText('3 of 13 decided')).toBeVisible();
  });

  it('take out a photo without a consent, wherever the person stands now', async () => {
    const { api } = await open();
    api.otherSave(api.text(PEOPLE_FILE).replace('- {', '- { name: Sample Bo, shownAs: [tutor] }\n- {'), PEOPLE_FILE);
    const photos = decision('Has everybody agreed to the photo that the site has of them?');
    await userEvent.click(photos.getByRole('button', { name: 'Take the photo out: Sample Ana' }));
    await expect.poll(() => api.text(PEOPLE_FILE)).toContain('- { name: Sample Ana, shownAs: [tutor] }');
    expect(api.text(PEOPLE_FILE)).toContain('Sample Bo');
    // What is left is advice, which is said once.
    expect(screen.getByText('8 decisions before you may go live')).toBeVisible();
    expect(photos.getByText('Advice: you may go live without it.')).toBeVisible();
  });

  it('say when somebody else has taken one out', async () => {
    const { api, press, file } = await open();
    api.otherSave(file().replace(/ +- { name: Sample Hall.*\n/, ''), SCHOOLS_FILE);
    await press('True: Sample Hall');
    expect(await screen.findByText(/“Sample Hall” is no longer in site\/data\/schools\.yaml/)).toBeVisible();
  });
});

it('records who has read the texts of a language, and takes it back', async () => {
  const api = sampleFiles();
  render(<Launch load={load} loadPlaces={samplePlaces} api={api} />);
  await screen.findByText('2 of 13 decided');
  await userEvent.click(screen.getByText('Setup'));
  const german = decision('A native speaker has read all texts in German');
  await userEvent.type(german.getByRole('textbox', { name: /Native speaker/ }), 'Ada Example');
  await userEvent.click(german.getByRole('button', { name: 'Record the reader of German' }));
  await expect.poll(() => api.text(READERS_FILE)).toMatch(/de: .*by: Ada Example.*texts: .?0a1b2c3d4e5f/s);
  expect(german.getByText(/Read by Ada Example/)).toBeVisible();
  expect(german.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.click(german.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => api.text(READERS_FILE)).not.toContain('Ada Example');
});
