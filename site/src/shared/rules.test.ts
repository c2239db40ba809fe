import { expect, it } from 'vitest';
import { messages } from './messages/en';
import { rulesOf } from './rules';
import type { PageMessages } from './messages/types';

it('leaves out a rule that the owner has struck', () => {
  const layout = { cancellation: '', courseworkRule: 'We teach.', aiRule: '' } as PageMessages['layout'];
  expect(rulesOf({ messages, layout })).toEqual([{ label: messages.termsCoursework, text: 'We teach.' }]);
});
