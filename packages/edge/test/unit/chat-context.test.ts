import { expect, it } from 'vitest';
import { modelHistory } from '../../src/chat/context';

const HISTORY = [
  { question: 'What is a tutor?', answer: 'A person.' },
  { question: 'How much is a session?', answer: '$59.' },
];

it('gives no model what somebody in distress wrote', async () => {
  const distress = { question: 'i want to die', answer: '' };
  expect(await modelHistory([...HISTORY, distress], 'en')).toEqual(HISTORY);
});
