import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Marked, MarkedScript } from '../marked-script';
import { ScriptChooser } from './script-chooser';

const sheet = (title: string, right: string, wrong: string) => (
  <MarkedScript title={title} grade="2/4" sample>
    <p>
      <Marked variant="tick" note="Right, and you say why.">
        {right}
      </Marked>
      , so <Marked note="How do you know? Which figure says so?">{wrong}</Marked>.
    </p>
  </MarkedScript>
);

const meta = {
  title: 'Page/Script chooser',
  id: 'script-chooser',
  component: ScriptChooser,
  args: {
    legend: 'Choose a subject, watch us mark it',
    choices: [
      {
        label: 'Chemistry',
        script: sheet('A sample answer: rates', 'Particles collide more often', 'the yield rises'),
      },
      {
        label: 'Economics',
        script: sheet('A sample answer: exports', 'Exports become cheaper', 'trade improves at once'),
      },
      {
        label: 'History',
        script: sheet('A sample paragraph: 1928', 'Few voted so in 1928', 'the treaty explains it all'),
      },
    ],
  },
  argTypes: { legend: { control: 'text' }, choices: { control: false } },
} satisfies Meta<typeof ScriptChooser>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Visitors choose with the pointer or the arrow keys. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Choose a subject, watch us mark it' })).toBeVisible();
    await expect(canvas.getByText('the yield rises')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /trade improves/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Economics' }));
    await expect(canvas.getByRole('link', { name: /trade improves/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /the yield rises/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'History' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: /explains it all/ })).toBeVisible();
  },
};

/** Six choices are the maximum. */
export const Six: Story = {
  args: {
    choices: ['Biology', 'Chemistry', 'Physics', 'Economics', 'History', 'English'].map((label) => ({
      label,
      script: sheet(`A sample answer: ${label}`, 'The graph shows a rise', 'the theory is true'),
    })),
  },
};
export const SixOnAPhone: Story = { ...Six, globals: { viewport: { value: 'w390', isRotated: false } } };

/** All sheets are as high as the highest. */
export const SheetsOfManyLengths: Story = {
  args: {
    choices: [
      { label: 'Chemistry', script: sheet('A short answer', 'They collide more often', 'the yield rises') },
      {
        label: 'History',
        script: sheet(
          'A paragraph that says much: the election of 1928',
          'In May 1928, nine years after the treaty was signed, the party that spoke of it the loudest had fewer than three votes in a hundred',
          'the treaty alone explains what happened in the years that followed, in every town and for every voter',
        ),
      },
    ],
  },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    legend: 'اختاروا مادة، وانظروا كيف نصحّح',
    choices: [
      {
        label: 'العربية',
        script: (
          <MarkedScript title="ورقة طالبة: الفخر في بيت للمتنبي" grade="3/5" sample>
            <p>
              جعل المتنبي الخيل والليل والبيداء تعرفه،{' '}
              <Marked variant="tick" note="صحيح: قلتِ ما تفعله الصورة، لا اسمها.">
                فصارت شهودًا على شجاعته
              </Marked>
              ، وهذه <Marked note="تصلح لكل بيت. ما أثرها هنا، في مجلس سيف الدولة؟">صورة فنية جميلة</Marked>.
            </p>
          </MarkedScript>
        ),
      },
      {
        label: 'الشعر الحديث',
        script: (
          <MarkedScript title="ورقة طالبة: نداء الخليج في «أنشودة المطر»" grade="3/6" sample>
            <p>
              <Marked variant="tick" note="صحيح: وضعتِ الكلمتين معًا وقلتِ ما بينهما.">
                يجتمع الرزق والموت في بحر واحد
              </Marked>
              ، <Marked note="هل ردّه كما هو؟ أي كلمة سقطت منه؟">والتكرار هنا يفيد التأكيد</Marked>.
            </p>
          </MarkedScript>
        ),
      },
    ],
  },
};
