import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentError } from '../content-api';
import { draftPaths } from '../content/model/drafts';
import type { SampleApi } from '../content/sample-api';
import { PEOPLE_FILE, peopleIn } from './people-file';
import { People, type PeopleProps } from './people';
import { forgetPicture, keptPictures } from './picture-store';
import { nobodyApi, SAMPLE_PEOPLE, SAMPLE_SCHEMAS, samplePeopleApi, samplePeopleReader, samplePicture } from './sample';

const loadSchemas = () => Promise.resolve(SAMPLE_SCHEMAS);
const people = (api: SampleApi, props: Partial<PeopleProps> = {}) => (
  <People
    api={api}
    read={samplePeopleReader}
    loadSchemas={loadSchemas}
    timeZone="America/Toronto"
    today="2026-11-27"
    {...props}
  />
);
const show = (api: SampleApi, props: Partial<PeopleProps> = {}) => render(people(api, props));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const save = () => press(/^Save/);
const file = (api: SampleApi) => api.files.get(PEOPLE_FILE) ?? '';
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
/** Chooses a file, as the button's dialog of the browser does. */
async function choose(chosen: File): Promise<void> {
  await screen.findByRole('button', { name: /a photo…$|the photo…$/ });
  await userEvent.upload(screen.getByLabelText(/^File with a photo of/), chosen, { applyAccept: false });
}

const clear = async () => {
  localStorage.clear();
  for (const kept of (await keptPictures()).keys()) await forgetPicture(kept);
  history.replaceState(null, '', location.pathname + location.search);
};
beforeEach(clear);
afterEach(clear);

it('shows the marked samples while nobody is named', async () => {
  show(nobodyApi());
  const samples = within(await screen.findByRole('list', { name: 'Samples on the site now' }));
  expect(samples.getAllByRole('listitem')).toHaveLength(2);
  expect(samples.getAllByText('Sample')).toHaveLength(2);
  expect(samples.queryByRole('link')).toBeNull();
});

it('adds a person with a photo, in one save that keeps the file’s comments', async () => {
  const consoleError = vi.spyOn(console, 'error');
  const api = nobodyApi();
  show(api);
  await press('Add a person');
  await userEvent.type(await name(), 'Sample Zoë');
  expect(screen.queryByRole('list', { name: 'Samples on the site now' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Takes the free consultation' }));
  await choose(await samplePicture(1600, 900));
  await userEvent.type(await screen.findByRole('textbox', { name: /Consent given by/ }), 'Sample Zoë');
  await press('Use this photo');
  expect(await screen.findByRole('img', { name: 'The photo of Sample Zoë' })).toBeVisible();
  await press('Add to: Subjects');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Chemistry');
  await userEvent.click(screen.getByRole('checkbox', { name: 'IB HL' }));
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(file(api)).toMatch(/^# Our people\.\n- name: /);
  expect(peopleIn(file(api))).toEqual([
    {
      name: 'Sample Zoë',
      shownAs: ['tutor', 'consultation'],
      photo: { file: 'sample-zoe.jpg', consent: { given: '2026-11-27', by: 'Sample Zoë', for: 'website' } },
      subjects: [{ page: '/services/chemistry-tutoring', levels: ['IB HL'] }],
    },
  ]);
  expect(api.requests).toHaveLength(1);
  expect(api.requests[0]?.summary).toBe('People: add Sample Zoë');
  const photo = api.files.get('site/data/photos/sample-zoe.jpg') ?? '';
  const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${photo}`)).blob());
  expect([picture.width, picture.height]).toEqual([720, 900]);
  expect(draftPaths()).toEqual([]);
  expect(consoleError).not.toHaveBeenCalled();
});

it('takes no photo without a consent, and says who has to give it', async () => {
  const api = nobodyApi();
  show(api);
  await press('Add a person');
  await choose(await samplePicture(800, 1000));
  await press('Use this photo');
  const by = screen.getByRole('textbox', { name: /Consent given by/ });
  expect(by).toHaveAccessibleDescription(/Without a consent there is no photo/);
  expect(by).toHaveFocus();
  await userEvent.type(by, 'Sample Zoë');
  const given = screen.getByLabelText(/^Given on/);
  await retype(given, '2026-11-28');
  await press('Use this photo');
  expect(given).toHaveAccessibleDescription(/today, or a day before/);
  await press('Cancel');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a photo…' })).toHaveFocus());
});

it.each([
  ['that is too small', () => samplePicture(300, 900), /300 × 900 pixels; at least 320 × 400 are needed/],
  ['that is no picture', () => Promise.resolve(new File(['text'], 'a.jpg')), /is no picture that your browser reads/],
])('refuses a photo %s', async (_, make, says) => {
  show(nobodyApi());
  await press('Add a person');
  await choose(await make());
  expect((await screen.findByRole('alert')).textContent).toMatch(says);
});

it('replaces a photo under a new name, and deletes the old file', async () => {
  const photo = '  photo: { file: old.jpg, consent: { given: 2026-01-02, by: Sample Ana, for: website } }\n';
  const api = samplePeopleApi(SAMPLE_PEOPLE.replace('# The second\n', `${photo}# The second\n`));
  api.files.set('site/data/photos/old.jpg', 'QQ==');
  show(api);
  await follow('Sample Ana Lopez');
  expect(await screen.findByLabelText(/^Given on/)).toHaveValue('2026-01-02');
  await choose(await samplePicture(400, 500));
  await userEvent.type(await screen.findByRole('textbox', { name: /Consent given by/ }), 'Sample Ana');
  await press('Use this photo');
  await screen.findByRole('button', { name: 'Replace the photo…' });
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect([...api.files.keys()].filter((path) => path.includes('/photos/'))).toEqual([
    'site/data/photos/sample-ana-lopez.jpg',
  ]);
  expect(peopleIn(file(api))[0]?.photo?.file).toBe('sample-ana-lopez.jpg');
});

it('renames somebody while somebody else changes another person', async () => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ben Okafor');
  await retype(await name(), 'Sample Benjamin');
  api.otherSave(PEOPLE_FILE, SAMPLE_PEOPLE.replace('Degree in chemistry', 'Degree in physics'));
  await save();
  expect(await screen.findByText(/Their changes and yours are together/)).toBeVisible();
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(file(api)).toBe(
    SAMPLE_PEOPLE.replace('Degree in chemistry', 'Degree in physics').replace('Ben Okafor', 'Benjamin'),
  );
  expect(api.requests[1]?.summary).toBe('People: rename Sample Ben Okafor');
});

it('shows both versions of what both changed', async () => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ben Okafor');
  await retype(await name(), 'Sample Mine');
  api.otherSave(PEOPLE_FILE, SAMPLE_PEOPLE.replace('Ben Okafor', 'Theirs'));
  await save();
  expect(await screen.findByRole('heading', { name: /Somebody else has saved/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Yours' }));
  await press('Use these choices');
  await save();
  await waitFor(() => expect(file(api)).toContain('- name: Sample Mine'));
});

it('says at once that a kept draft is older than the file', async () => {
  const api = samplePeopleApi();
  const first = show(api);
  await follow('Sample Ben Okafor');
  await retype(await name(), 'Sample Mine');
  first.unmount();
  api.otherSave(PEOPLE_FILE, SAMPLE_PEOPLE.replace('Degree in chemistry', 'Degree in physics'));
  show(api);
  expect(await screen.findByText(/Somebody else has saved this file meanwhile/)).toBeVisible();
  expect(await name()).toHaveValue('Sample Mine');
  expect(file(api)).not.toContain('Mine');
});

it('keeps the draft and its photo when the connection is lost, also over a reload', async () => {
  const api = nobodyApi();
  const first = show(api);
  await press('Add a person');
  await userEvent.type(await name(), 'Sample Zoë');
  await choose(await samplePicture(400, 500));
  await userEvent.type(await screen.findByRole('textbox', { name: /Consent given by/ }), 'Sample Zoë');
  await press('Use this photo');
  await screen.findByRole('img', { name: 'The photo of Sample Zoë' });
  api.isOnline = false;
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/What you typed is kept in this browser/);
  first.unmount();
  show(api);
  expect(await screen.findByRole('img', { name: 'The photo of Sample Zoë' })).toBeVisible();
  api.isOnline = true;
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.files.has('site/data/photos/sample-zoe.jpg')).toBe(true);
});

it('keeps a chosen photo that is not used yet, when the person is closed and over a reload', async () => {
  const api = samplePeopleApi();
  const first = show(api);
  await follow('Sample Ben Okafor');
  await choose(await samplePicture(1600, 900));
  const by = await screen.findByRole('textbox', { name: /Consent given by/ });
  await userEvent.type(by, 'Sample Be');
  fireEvent.change(screen.getByRole('slider', { name: 'Left to right' }), { target: { value: '70' } });
  await press('Close');
  expect(await screen.findByText('A photo is chosen, and not used yet')).toBeVisible();
  await waitFor(async () => expect((await keptPictures()).size).toBe(1));
  first.unmount();
  // Somebody else is put before him meanwhile.
  api.otherSave(PEOPLE_FILE, SAMPLE_PEOPLE.replace('- name', '- name: Sample New\n  shownAs: [tutor]\n- name'));
  history.replaceState(null, '', location.pathname);
  show(api);
  await screen.findByText('A photo is chosen, and not used yet');
  await follow('Sample Ben Okafor');
  expect(await screen.findByRole('textbox', { name: /Consent given by/ })).toHaveValue('Sample Be');
  expect(await screen.findByRole('slider', { name: 'Left to right' })).toHaveValue('70');
  expect(screen.getByRole('heading', { name: 'Sample Ben Okafor' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: /Consent given by/ }), 'n');
  await press('Use this photo');
  // Cropping takes a moment. Until then there is nothing to save.
  await screen.findByRole('img', { name: 'The photo of Sample Ben Okafor' });
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(peopleIn(file(api))[2]?.photo).toMatchObject({ file: 'sample-ben-okafor.jpg', consent: { by: 'Sample Ben' } });
  expect(api.files.has('site/data/photos/sample-ben-okafor.jpg')).toBe(true);
  await waitFor(async () => expect((await keptPictures()).size).toBe(0));
});

it('keeps what is typed while a photo is cropped', async () => {
  let crop = () => {};

  const { toBlob } = HTMLCanvasElement.prototype;
  const picture = await samplePicture(400, 500);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, ...args) {
    crop = () => toBlob.apply(this, args);
  });
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ben Okafor');
  await choose(picture);
  await userEvent.type(await screen.findByRole('textbox', { name: /Consent given by/ }), 'Sample Ben');
  await screen.findByRole('slider', { name: 'Closer' });
  await press('Use this photo');
  await retype(await name(), 'Sample Ben O.');
  crop();
  await screen.findByRole('img', { name: 'The photo of Sample Ben O.' });
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(peopleIn(file(api))[1]).toMatchObject({ name: 'Sample Ben O.', photo: { consent: { by: 'Sample Ben' } } });
  vi.restoreAllMocks();
});

it('says that a photo is not kept where the browser keeps none', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('There is no room.');
  });
  show(nobodyApi());
  await press('Add a person');
  await choose(await samplePicture(400, 500));
  expect(await screen.findByText(/use it and save before you close this page/)).toBeVisible();
  vi.restoreAllMocks();
});

it('forgets the new photos of a draft that was given up', async () => {
  const api = nobodyApi();
  const first = show(api);
  await press('Add a person');
  await choose(await samplePicture(400, 500));
  await userEvent.type(await screen.findByRole('textbox', { name: /Consent given by/ }), 'Sample Zoë');
  await press('Use this photo');
  await waitFor(async () => expect([...(await keptPictures()).keys()]).toEqual(['photo person.jpg']));
  await press('Undo all changes');
  first.unmount();
  show(api);
  await screen.findByText(/Nobody is named yet/);
  await waitFor(async () => expect((await keptPictures()).size).toBe(0));
});

it('gives somebody whose removal is undone the chosen photo back', async () => {
  show(samplePeopleApi());
  await follow('Sample Ana Lopez');
  await choose(await samplePicture(400, 500));
  await screen.findByRole('textbox', { name: /Consent given by/ });
  await press('Remove Sample Ana Lopez');
  expect(screen.queryByText('A photo is chosen, and not used yet')).toBeNull();
  await press('Undo');
  expect(await screen.findByText('A photo is chosen, and not used yet')).toBeVisible();
});

it('keeps the same person open when somebody else is put before them', async () => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ben Okafor');
  await retype(await name(), 'Sample Ben O.');
  api.otherSave(PEOPLE_FILE, SAMPLE_PEOPLE.replace('- name', '- name: Sample New\n  shownAs: [tutor]\n- name'));
  await save();
  await screen.findByText('Sample New');
  expect(await name()).toHaveValue('Sample Ben O.');
  expect(location.hash).toBe('#3');
});

it('says no longer that somebody will leave once that is saved', async () => {
  show(samplePeopleApi());
  await follow('Sample Ana Lopez');
  await press('Remove Sample Ana Lopez');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('shows what the build would refuse beside its field, and leads to the person', async () => {
  const api = samplePeopleApi();
  show({
    ...api,
    save: () =>
      Promise.reject(
        new ContentError('The build would refuse this. Nothing was saved.', {
          problems: [{ file: PEOPLE_FILE, line: 19, message: 'shownAs is wrong. Fix: choose another.' }],
        }),
      ),
  });
  await follow('Sample Ana Lopez');
  await retype(await name(), 'Sample Other');
  await save();
  expect(await screen.findByRole('heading', { name: /Nothing was saved/ })).toHaveFocus();
  await press('Line 19');
  expect(await name()).toHaveValue('Sample Ben Okafor');
  expect(within(screen.getByRole('group', { name: 'Shown as' })).getByText(/shownAs is wrong/)).toBeVisible();
});

it('stops what the schema does not allow, and leads to the field', async () => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ana Lopez');
  await userEvent.clear(await screen.findByRole('textbox', { name: 'By' }));
  await press('Close');
  await save();
  expect(await screen.findByRole('heading', { name: /Nothing was saved/ })).toHaveFocus();
  expect(api.requests).toEqual([]);
  await press('Sample Ana Lopez › What was checked › Check 1 › By');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'By' })).toHaveFocus());
});

it('names what is missing of a new person beside the person, and leads to it', async () => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ben Okafor');
  await press('Add to: Facts');
  await press('Add to: What was checked');
  await press('Close');
  const entry = within((await screen.findByRole('link', { name: 'Sample Ben Okafor' })).closest('li') ?? document.body);
  expect(entry.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Facts › Fact 1 › English',
    'What was checked › Check 1 › On',
    'What was checked › Check 1 › By',
  ]);
  expect(entry.getByText(/^You could add: photo/)).toBeVisible();
  expect(entry.queryByText(/Missing/)).toBeNull();
  await press('What was checked › Check 1 › On');
  await waitFor(() => expect(screen.getByLabelText('On')).toHaveFocus());
  expect(screen.getByLabelText('On')).toHaveAccessibleDescription(/Choose a day/);
});

it('offers the pages by the names of the site’s menus, school subjects first', async () => {
  show(samplePeopleApi());
  await follow('Sample Ana Lopez');
  await press('Add to: Subjects');
  const page = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Page' }).at(-1);
  expect(page).toHaveFocus();
  expect(page).toHaveAccessibleDescription(/Choose one\./);
  expect([...(page?.querySelectorAll('optgroup') ?? [])].map(({ label }) => label)).toEqual([
    'School subjects',
    'Other services',
  ]);
  expect([...(page?.options ?? [])].map(({ label }) => label)).toEqual([
    'Choose…',
    'Biology',
    'Chemistry',
    'ESS',
    'University Counselling',
  ]);
});

it('does not save a subject twice', async () => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ana Lopez');
  const subjects = within(await screen.findByRole('group', { name: 'Subjects' }));
  await userEvent.click(subjects.getByText('Biology', { selector: 'summary' }));
  await userEvent.selectOptions(await subjects.findByRole('combobox', { name: 'Page' }), 'Chemistry');
  expect(subjects.getByText('Chemistry is here twice. Remove one of the two, or choose another.')).toBeVisible();
  await save();
  await press('Sample Ana Lopez › Subjects');
  expect(api.requests).toEqual([]);
});

it('offers the time zones of the business and of this browser first', async () => {
  show(samplePeopleApi(), { timeZone: 'America/Toronto' });
  await follow('Sample Ana Lopez');
  const zone = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Their time zone' });
  expect(zone.selectedOptions[0]?.label).toBe('Madrid, Central European Time');
  expect(zone.options[0]?.label).toMatch(/^Toronto, Eastern Time \(your business/);
  expect(new Set([...zone.options].map(({ value }) => value)).size).toBe(zone.options.length);
});

it.each(['', '   '])('does not save the name “%s”', async (empty) => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ana Lopez');
  await userEvent.clear(await name());
  if (empty) await userEvent.type(await name(), empty);
  await save();
  expect(await screen.findByRole('heading', { name: /a field needs a correction/ })).toHaveFocus();
  expect(api.requests).toEqual([]);
  await press(/ › Name$/);
  await waitFor(async () => expect(await name()).toHaveFocus());
  expect(await name()).toHaveAccessibleDescription(/Write something here/);
});

it('removes a person, and takes it back', async () => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ana Lopez');
  await press('Remove Sample Ana Lopez');
  expect(await screen.findByText(/Sample Ana Lopez leaves the site/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await press('Undo');
  expect(await screen.findByRole('link', { name: 'Sample Ana Lopez' })).toBeVisible();
  await follow('Sample Ana Lopez');
  await press('Remove Sample Ana Lopez');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(file(api)).toMatch(/^# Our people\.\n# The second\n- name: Sample Ben/);
});

it('writes hours of days that do not follow each other, and keeps the focus when some are removed', async () => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ana Lopez');
  const hours = within(await screen.findByRole('group', { name: /^Weekly hours/ }));
  expect(hours.getByText('Mon – Fri, 16:00 – 20:30; Sat, 10:00 – 14:00')).toBeVisible();
  expect(hours.getByText(/^6 hours ahead of Toronto today/)).toBeVisible();
  const first = within(hours.getByRole('group', { name: 'Hours 1' }));
  await userEvent.click(first.getByRole('checkbox', { name: 'Wed' }));
  expect(hours.getByText('Mon – Tue, 16:00 – 20:30; Thu – Fri, 16:00 – 20:30; Sat, 10:00 – 14:00')).toBeVisible();
  await userEvent.click(hours.getByRole('button', { name: 'Remove hours 2' }));
  await waitFor(() => expect(hours.getByRole('button', { name: 'Add hours' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  const added = await hours.findByRole('group', { name: 'Hours 2' });
  await waitFor(() => expect(added.contains(document.activeElement)).toBe(true));
  expect(within(added).getByText('Choose at least one day.')).toBeVisible();
  await userEvent.keyboard(' ');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(peopleIn(file(api))[0]?.hours?.windows).toEqual([
    { days: [1, 2], from: '16:00', to: '20:30' },
    { days: [4, 5], from: '16:00', to: '20:30' },
    { days: [1], from: '10:00', to: '14:00' },
  ]);
});

it('keeps a half-written time with its row when another row is removed', async () => {
  show(samplePeopleApi());
  await follow('Sample Ana Lopez');
  const hours = within(await screen.findByRole('group', { name: /^Weekly hours/ }));
  const second = within(hours.getByRole('group', { name: 'Hours 2' })).getByLabelText(/^From/);
  await userEvent.click(hours.getByRole('button', { name: 'Remove hours 1' }));
  expect(within(await hours.findByRole('group', { name: 'Hours 1' })).getByLabelText(/^From/)).toBe(second);
});

it('changes only the time that changed', async () => {
  const api = samplePeopleApi();
  show(api);
  await follow('Sample Ana Lopez');
  const first = within(await screen.findByRole('group', { name: 'Hours 1' }));
  await retype(first.getByLabelText(/^To/), '21:00');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(file(api)).toBe(SAMPLE_PEOPLE.replace('20:30', '21:00'));
});

it('opens the person at a line, with the focus on its field', async () => {
  show(samplePeopleApi(), { search: '?line=18' });
  await waitFor(async () => expect(await name()).toHaveFocus());
  expect(await name()).toHaveValue('Sample Ben Okafor');
  await expect.element(await name()).toBeInViewport();
  await press('Close');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sample Ben Okafor' })).toHaveFocus());
});

it('opens the person at the field that the address names, again for each address', async () => {
  const { rerender } = show(samplePeopleApi(), { search: '?field=0.checked.0.by' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'By' })).toHaveFocus());
  expect(await name()).toHaveValue('Sample Ana Lopez');
  // As a link of the desk does.
  history.pushState(null, '', location.pathname);
  rerender(people(samplePeopleApi(), { search: '?line=12' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Their time zone' })).toHaveFocus());
});

it('keeps what has the focus above the bar that saves', async () => {
  show(samplePeopleApi());
  await follow('Sample Ana Lopez');
  await retype(await name(), 'Sample Ana');
  const form = screen.getByRole('region', { name: 'Sample Ana' });
  const bar = screen.getByRole('button', { name: 'Save' }).closest('form')!;
  const covered = [...form.querySelectorAll<HTMLElement>('input:not([hidden]), button, select, textarea')].filter(
    (one) => {
      one.focus();
      return one.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    },
  );
  expect(covered).toEqual([]);
});

it('leads to the text of a file that is not YAML', async () => {
  show(samplePeopleApi('- name: [\n'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/not valid YAML/);
  expect(screen.getByRole('link', { name: /Correct it/ })).toHaveAttribute(
    'href',
    '/owner/content?path=site%2Fdata%2Fpeople.yaml',
  );
});

it('says why the file could not be read, and reads it again', async () => {
  const api = samplePeopleApi();
  api.isOnline = false;
  show(api);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.isOnline = true;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Sample Ana Lopez' })).toBeVisible();
});
