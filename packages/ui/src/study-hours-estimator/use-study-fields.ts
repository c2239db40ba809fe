import type { CalendarDate } from '@tutoring/domain/study-plan';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Fields } from '../tool/fields';
import { useToolFields, type ToolFields } from '../tool/use-tool-fields';
import { exampleMoved, STUDY, todayOf } from './study-form';

/**
 * The estimator's form, and the day of the browser's clock. There is no day on the server or in the first render.
 *
 * A plan depends on the day it is calculated from. That day is a field, `today`. A link therefore shows the plan that
 * was sent, and the server's example is the same in every browser. Each change by the visitor sets `today` to the
 * clock's day. A plan from another day says so, and offers to plan from today. Only the example moves by itself
 * (`exampleMoved`), because past dates would turn the visitor's first change into errors.
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
  // The stored fields still have the original dates of the example.
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
      // The example with moved dates still counts as the example.
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
