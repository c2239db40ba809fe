import type { CalendarDate } from '@tutoring/domain/study-plan';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Fields } from '../tool/fields';
import { useToolFields, type ToolFields } from '../tool/use-tool-fields';
import { exampleMoved, STUDY, todayOf } from './study-form';

/**
 * The estimator's form, and the day of the browser's clock; no day on the server and in the first rendering.
 *
 * A plan depends on the day from which it is reckoned. That day is a field, `today`, so that whoever opens a link sees
 * the plan that was sent, and the server's example is the same in every browser. Each change that a visitor makes sets
 * it to the clock's day; a plan of another day says so, and offers to begin today. Nothing else moves by itself but the
 * example (`exampleMoved`): with dates in the past it would answer a visitor's first change with errors.
 */
export function useStudyFields(): { tool: ToolFields; clock: CalendarDate | undefined } {
  const tool = useToolFields(STUDY);
  const { change: changeTool } = tool;
  const [clock, setClock] = useState<CalendarDate>();
  useEffect(() => setClock(todayOf(new Date())), []);

  const fields = useMemo(
    () => (clock ? { ...tool.fields, ...exampleMoved(tool.fields, clock) } : tool.fields),
    [tool.fields, clock],
  );
  // As they are stored: the example's days have not moved there yet.
  const stored = useRef(tool.fields);
  useEffect(() => {
    stored.current = tool.fields;
  }, [tool.fields]);
  const change = useCallback(
    (changes: Fields) => {
      const today = todayOf(new Date());
      setClock(today);
      changeTool({ ...exampleMoved(stored.current, today), today, ...changes });
    },
    [changeTool],
  );

  return {
    clock,
    tool: {
      ...tool,
      // Moved into the present it is still the example.
      form: tool.fields === STUDY.example ? { ...STUDY, example: fields } : STUDY,
      fields,
      change,
      bind: (name) => ({
        name,
        value: fields[name] ?? '',
        onChange: ({ target }) => change({ [name]: target.value }),
      }),
      bindCheck: (name) => ({
        name,
        checked: name in fields,
        onChange: ({ target }) => change({ [name]: target.checked ? 'on' : '' }),
      }),
    },
  };
}
