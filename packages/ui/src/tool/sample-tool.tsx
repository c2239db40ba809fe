import { Checkbox, TextField } from '../field/field';
import type { ToolForm } from './fields';
import { Tool, type ToolPage } from './tool';
import { useToolFields } from './use-tool-fields';

/** A tool that adds two numbers, for stories and tests. */
export const SAMPLE_FORM: ToolForm = {
  name: 'sum',
  example: { a: '2', b: '3' },
  accepts: (name, value) => ['a', 'b', 'double'].includes(name) && value.length <= 10,
};

export function SampleTool({ form = SAMPLE_FORM, ...page }: { form?: ToolForm } & ToolPage) {
  const tool = useToolFields(form);
  const { a, b } = tool.fields;
  const sum = a && b ? (Number(a) + Number(b)) * ('double' in tool.fields ? 2 : 1) : undefined;
  return (
    <Tool
      {...page}
      tool={tool}
      heading="A sum"
      example="These numbers are an example."
      entry={
        <>
          <TextField {...tool.bind('a')} label="First number" required inputMode="numeric" />
          <TextField {...tool.bind('b')} label="Second number" required inputMode="numeric" />
          <Checkbox {...tool.bindCheck('double')} label="Twice" />
        </>
      }
      result={<p aria-live="polite">{sum === undefined ? 'Enter two numbers.' : `${sum} in all`}</p>}
      summary={
        sum === undefined
          ? undefined
          : { figure: `${sum} in all`, text: 'The sum is ready.', next: `1 more for ${sum + 1}` }
      }
      report={() =>
        sum === undefined
          ? undefined
          : {
              title: 'A sum',
              headline: `${sum} in all`,
              lines: [`${a} and ${b}`],
              rows: [
                ['First', 'Second', 'Sum'],
                [Number(a), Number(b), sum],
              ],
            }
      }
    />
  );
}
