import { expect, it } from 'vitest';
import { assistantAlerts, type AssistantState } from './assistant';

const NOW = Date.UTC(2026, 10, 28, 12);
const STATE: AssistantState = {
  settings: { prices: { input: 1, output: 5 }, judge: false, monthlyBudget: { dollars: 10, questions: 1000 } },
  use: { questions: 100, micros: 1_000_000 },
  today: { asked: 10, failed: 2, failure: 'timeout' },
};
const alerts = (change: Partial<AssistantState>) => assistantAlerts({ ...STATE, ...change }, NOW);

it('says nothing while there is budget and the model answers', () => {
  expect(alerts({})).toEqual([]);
  expect(alerts({ today: { asked: 2, failed: 2, failure: 'timeout' } })).toEqual([]);
});

it('warns once a month from four fifths of the dollars or of the questions', () => {
  const [alert, ...more] = alerts({ use: { questions: 100, micros: 8_000_000 } });
  expect(more).toEqual([]);
  expect(alert?.text).toBe(
    "The chat's language model has used four fifths of this month's budget. It was asked 100 of 1,000 questions, for about USD 8.00 of 10.00. Change the budget on the desk, under Assistant.",
  );
  expect(NOW + (alert?.repeatMs ?? 0)).toBe(Date.UTC(2026, 11, 1));
  expect(alerts({ use: { questions: 800, micros: 0 } })).toHaveLength(1);
});

it('says that the budget is used up, in questions only as long as no prices are known', () => {
  const unpriced = { ...STATE.settings, prices: null };
  const [alert] = alerts({ settings: unpriced, use: { questions: 1000, micros: 99_000_000 } });
  expect(alert).toMatchObject({ key: 'alert-assistant-end' });
  expect(alert?.text).toMatch(/until the month ends \(UTC\)\. It was asked 1,000 of 1,000 questions\. Change/);
  expect(alerts({ settings: unpriced, use: { questions: 1, micros: 99_000_000 } })).toEqual([]);
});

it('says that the model fails', () => {
  const [alert] = alerts({ today: { asked: 4, failed: 4, failure: 'HTTP 401' } });
  expect(alert?.text).toMatch(/none of today's 4 questions \(HTTP 401\)/);
});
