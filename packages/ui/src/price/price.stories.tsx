import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button';
import { Plan, Plans, Price, Tier, Tiers } from './price';

const amounts = [
  { currency: 'USD', amount: 59 },
  { currency: 'CAD', amount: 79 },
];
const meta = { title: 'Proof and facts/Price', id: 'price', component: Price, args: { amounts } } satisfies Meta<
  typeof Price
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const From: Story = {
  args: { from: true, unit: 'a session' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From USD 59 / CAD 79')).toBeVisible();
  },
};
export const Exact: Story = {};
export const ThreeTiers: Story = {
  render: () => (
    <main>
      <h1>Ways to book</h1>
      <Tiers>
        <Tier
          heading="Single sessions"
          level={2}
          audience="One topic, one paper, one deadline."
          price={<Price amounts={amounts} from unit="a session" />}
          contents={['A tutor for the subject and the level', 'Notes on the work as it is written']}
          action={
            <ButtonLink variant="secondary" href="#single">
              About single sessions
            </ButtonLink>
          }
        />
        <Tier
          heading="Subscription"
          level={2}
          label="Everything the tutor has, every month"
          audience="Support through the whole year, with a tutor who remembers where they got stuck."
          price={<p>The price depends on the number of sessions.</p>}
          contents={['Sessions with one dedicated tutor', 'An AI chatbot between them', 'Real-time feedback']}
        />
        <Tier
          heading="Packages"
          level={2}
          audience="A term, or the weeks before mocks."
          price={<p>Agreed in the consultation.</p>}
          contents={['Planned backwards from the exam']}
        />
      </Tiers>
    </main>
  ),
  play: async ({ canvas }) => {
    // A label does not move the text below it.
    const audience = canvas.getByText(/Support through the whole year/).getBoundingClientRect();
    const label = canvas.getByText(/Everything the tutor has/).getBoundingClientRect();
    await expect(label.bottom).toBeLessThanOrEqual(audience.top);
    // All columns have the same width.
    const widthOf = (text: string | RegExp) =>
      canvas.getByText(text).closest('article')?.getBoundingClientRect().width ?? 0;
    await expect(widthOf(/Support through/)).toBeCloseTo(widthOf('Packages'), 0);
  },
};
/** The full price of each size. */
export const Sizes: Story = {
  render: () => (
    <main>
      <h1>What a month costs</h1>
      <Plans>
        {[4, 8, 12].map((size) => (
          <Plan
            key={size}
            size={size}
            level={2}
            heading="sessions a month"
            amounts={amounts.map(({ currency, amount }) => ({ currency, amount: amount * size }))}
            unit="at our lowest rate"
          />
        ))}
      </Plans>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '8 sessions a month' })).toBeVisible();
    await expect(canvas.getByText(/USD\s472/)).toBeVisible();
  },
};
/** Below each other, with nothing cut off. */
export const PhoneSizes: Story = {
  ...Sizes,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
export const DarkSizes: Story = { ...Sizes, play: undefined, globals: { theme: 'dark' } };
export const ArabicSizes: Story = { ...Sizes, play: undefined, globals: { language: 'ar' } };
export const Dark: Story = { ...ThreeTiers, globals: { theme: 'dark' } };
/** The language decides the place of the currency code and the separator of thousands. */
export const German: Story = {
  args: { amounts: [{ currency: 'USD', amount: 1259 }], from: true },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ab 1.259 USD')).toBeVisible();
  },
};
export const Japanese: Story = {
  ...From,
  play: undefined,
  args: { from: true, unit: '1回' },
  globals: { language: 'ja' },
};
export const Arabic: Story = { ...Japanese, args: { from: true, unit: 'للحصة' }, globals: { language: 'ar' } };
/** Cents appear only if there are any. */
export const WithCents: Story = {
  args: { amounts: [{ currency: 'CAD', amount: 79.5 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/CAD\s79\.50/)).toBeVisible();
  },
};
/** Below each other, in their order. */
export const PhoneTiers: Story = {
  ...ThreeTiers,
  play: undefined,
  globals: { viewport: { value: 'w390', isRotated: false } },
};
export const ArabicTiers: Story = {
  render: () => (
    <main>
      <h1>طرق الحجز</h1>
      <Tiers>
        <Tier
          heading="حصص فردية"
          level={2}
          audience="موضوع واحد أو ورقة واحدة أو موعد تسليم."
          price={<Price amounts={amounts} from unit="للحصة" />}
          contents={['معلّم للمادة والمستوى', 'ملاحظات على العمل أثناء كتابته']}
        />
        <Tier
          heading="اشتراك"
          level={2}
          label="المعلّم نفسه كل شهر"
          audience="دعم طوال السنة."
          price={<p>بحسب عدد الحصص.</p>}
          contents={['حصص مع معلّم ثابت', 'خطة مكتوبة']}
        />
        <Tier
          heading="باقات"
          level={2}
          audience="فصل دراسي، أو الأسابيع التي تسبق الاختبارات."
          price={<p>يُتّفق عليها في الاستشارة.</p>}
          contents={['تخطيط يبدأ من موعد الاختبار']}
        />
      </Tiers>
    </main>
  ),
  globals: { language: 'ar' },
};
