import { expect, it } from 'vitest';
import { inCountry } from './country-text';

it('writes Swiss German as Swiss print does', () => {
  const said = inCountry(
    {
      close: 'Schließen',
      send: ['Drücken Sie „Absenden“ bis 18:00.', '/größe'],
      who: 'Eine Lehrkraft, zwei Lehrkräfte',
    },
    'de-CH',
  );
  expect(said).toEqual({
    close: 'Schliessen',
    send: ['Drücken Sie «Absenden» bis 18.00.', '/größe'],
    who: 'Eine Lehrperson, zwei Lehrpersonen',
  });
});

it('changes nothing for other tags', () => {
  const messages = { close: 'Schließen' };
  expect(inCountry(messages, 'de-DE')).toBe(messages);
  expect(inCountry(messages, 'de')).toBe(messages);
});
