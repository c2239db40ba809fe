import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Marked, MarkedScript } from '../marked-script';
import { SessionNote, SessionTimeline } from './session-timeline';

const meta = {
  title: 'The tutor’s hand/Session timeline',
  id: 'session-timeline',
  component: SessionTimeline,
  args: {
    minutes: 60,
    stops: [
      {
        from: 0,
        name: 'A cold question',
        text: <p>A few minutes on something from the last session, without notes.</p>,
      },
      {
        from: 5,
        name: 'The student’s own work',
        text: (
          <p>
            Homework, a lab table, a returned test. The student explains; the tutor listens for the line that does not
            follow.
          </p>
        ),
      },
      {
        from: 20,
        name: 'One idea, rebuilt',
        text: <p>On a shared page, from particles to equation to number, until the student can explain it back.</p>,
      },
      {
        from: 35,
        name: 'A timed question',
        text: <p>Exam length, no help, then margin notes: method, units, significant figures, wording.</p>,
      },
      {
        from: 50,
        name: 'A note home, and practice',
        text: <p>AI may draft variations on the weak point; the tutor checks every question before it is set.</p>,
      },
    ],
    sheet: (
      <MarkedScript
        title="A student’s answer: boiling points of H₂O and H₂S"
        question="Water boils at 100 °C, hydrogen sulfide at about −60 °C. Explain the difference. [4]"
        grade="2/4"
        sample
      >
        <p>
          <Marked variant="tick" note="Right, and you compare the two in one sentence.">
            Both molecules are polar, but only water forms hydrogen bonds between its molecules
          </Marked>
          . Much more energy is therefore needed{' '}
          <Marked note="Steam is still H₂O. Which attractions are overcome?">
            to break the bonds between oxygen and hydrogen
          </Marked>
          . The other forces in H₂S are also weaker,{' '}
          <Marked by="ai" note="How many electrons has each? What follows for dispersion forces?">
            because sulfur is further down the group
          </Marked>
          .
        </p>
      </MarkedScript>
    ),
    note: (
      <SessionNote
        sample
        well="She compared both substances in one sentence, and named the hydrogen bonds."
        lost="She broke the bonds inside the molecule. Boiling leaves H₂O whole."
        next="Three pairs of substances: count the electrons first, then name the force that decides."
      />
    ),
  },
  argTypes: { stops: { control: false }, sheet: { control: false }, note: { control: false } },
} satisfies Meta<typeof SessionTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The opacity that the eye sees: that of the element and of everything around it. */
function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
}

/** Each stop adds a layer. The ruler is a group of radio buttons. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const stop = (name: RegExp) => canvas.getByRole('radio', { name });
    const sees = async (expected: Record<string, boolean>) => {
      const layers: Record<string, Element> = {
        ink: canvas.getByRole('link', { name: /to break the bonds/ }),
        red: canvas.getByText(/Steam is still/),
        pencil: canvas.getByText(/How many electrons/),
        grade: canvas.getByText('2/4'),
        note: canvas.getByText('The tutor’s note home'),
      };
      for (const [layer, isVisible] of Object.entries(expected))
        await waitFor(() => expect(opacityOf(layers[layer] ?? null), layer).toBe(isVisible ? 1 : 0));
    };
    await expect(canvas.getByRole('group', { name: 'Choose a moment of the session' })).toBeVisible();
    await expect(stop(/^20–35 minutes: One idea, rebuilt$/)).toBeChecked();
    await sees({ ink: true, red: true, pencil: false, grade: false, note: false });
    await userEvent.click(stop(/^0–5 minutes/));
    await expect(opacityOf(canvas.getByText(/Explain the difference/))).toBe(1);
    await sees({ ink: false, red: false, pencil: false, grade: false, note: false });
    await userEvent.keyboard('{ArrowRight}');
    await expect(stop(/^5–20 minutes: The student’s own work$/)).toBeChecked();
    await sees({ ink: true, red: false, pencil: false, grade: false, note: false });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await sees({ ink: true, red: true, pencil: true, grade: true, note: false });
    await userEvent.keyboard('{ArrowRight}');
    await sees({ ink: true, red: true, pencil: true, grade: true, note: true });
  },
};

/** Screen readers get every stop and every layer, in order, whatever is chosen. */
export const ForScreenReaders: Story = {
  play: async ({ canvas }) => {
    const names = [
      'A cold question',
      'The student’s own work',
      'One idea, rebuilt',
      'A timed question',
      'A note home, and practice',
    ];
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(names);
    await expect(canvas.getAllByRole('note')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

/** While the focus is in the sheet, the sheet is complete and the note does not cover it. */
export const FocusInTheSheet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^0–5/ }));
    await userEvent.tab();
    const words = canvas.getByRole('link', { name: /Both molecules/ });
    await expect(words).toHaveFocus();
    await waitFor(() => expect(opacityOf(words)).toBe(1));
    await userEvent.click(canvas.getByRole('radio', { name: /^50–60/ }));
    await userEvent.tab();
    await waitFor(() => expect(opacityOf(canvas.getByText('The tutor’s note home'))).toBe(0));
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
/** The ruler runs from the right, and the note slides out on the left. */
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    stops: [
      { from: 0, name: 'سؤال مفاجئ', text: <p>دقائق قليلة على شيء من الحصة السابقة، بلا أوراق.</p> },
      {
        from: 5,
        name: 'عمل الطالب',
        text: <p>يشرح الطالب واجبه، ويصغي المعلّم إلى السطر الذي لا يترتّب على ما قبله.</p>,
      },
      { from: 20, name: 'فكرة تُبنى من جديد', text: <p>على صفحة مشتركة، حتى يستطيع الطالب أن يشرحها بنفسه.</p> },
      { from: 35, name: 'سؤال موقوت', text: <p>بطول أسئلة الاختبار ومن دون مساعدة، ثم الملاحظات في الهامش.</p> },
      { from: 50, name: 'ملاحظة إلى الأسرة', text: <p>ثلاثة أسطر، وتمرين حتى المرة القادمة.</p> },
    ],
    sheet: (
      <MarkedScript title="الكيمياء: سرعة التفاعل" question="فسّر أثر الحرارة في سرعة التفاعل. [4]" grade="2/4" sample>
        <p>
          تُظهر نتائجي أن سرعة التفاعل <Marked note="من كم إلى كم؟ اذكر القيمتين مع الوحدة.">تضاعفت</Marked> عندما ارتفعت
          الحرارة عشر درجات، وهذا{' '}
          <Marked variant="tick" note="جيد: النظرية والبيانات في جملة واحدة.">
            يوافق نظرية التصادم
          </Marked>
          .
        </p>
      </MarkedScript>
    ),
    note: (
      <SessionNote
        sample
        well="ربطت بين النظرية والبيانات في جملة واحدة."
        lost="قالت إن السرعة تضاعفت، ولم تذكر القيمتين."
        next="ثلاثة رسوم بيانية: القيمتان والوحدة أولًا، ثم السبب."
      />
    ),
  },
};
