import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BookingLink } from '../booking-link';
import { Chat } from '../chat';
import { quotes } from '../chat/sample-answers';
import { CoverSheet } from '../cover-sheet';
import { TextField } from '../field';
import { GradeCalculator } from '../grade-calculator';
import { Hero } from '../hero';
import { Container } from '../layout';
import { Price } from '../price';
import { BottomBar } from './bottom-bar';

const calendar = 'https://calendar.tutoring.example/free-consultation';
const phone = { viewport: { value: 'w390', isRotated: false } };

const meta = {
  title: 'Over the page/Bottom bar',
  id: 'bottom-bar',
  component: BottomBar,
  args: {
    action: <BookingLink href={calendar} short />,
    price: <Price amounts={[{ currency: 'USD', amount: 59 }]} from unit="a session" />,
    children: (
      // Like an island of our site.
      <div>
        <Chat answer={quotes()} bookingUrl={calendar} />
      </div>
    ),
  },
  argTypes: { action: { control: false }, price: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  globals: phone,
  render: (args) => (
    <>
      <main>
        <Container>
          <Hero actions={<BookingLink href={calendar} />}>
            <h1>IB and AP Chemistry tutoring</h1>
            <p>We read how the answer was written.</p>
          </Hero>
          <div style={{ minBlockSize: '160vh' }}>
            <h2>A long text</h2>
            <p>What happens in a session, from the first question to the note home.</p>
            <form aria-label="A short form">
              <TextField name="topic" label="Your topic" />
            </form>
          </div>
        </Container>
        <CoverSheet heading="Bring one marked test" price="Free" action={<BookingLink href={calendar} />}>
          <p>We look at where its marks went.</p>
        </CoverSheet>
      </main>
      <footer style={{ minBlockSize: '100vh' }} />
      <BottomBar {...args} />
    </>
  ),
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const barOf = (canvasElement: HTMLElement) => canvasElement.querySelector('aside') as HTMLElement;
const stateIs = (canvasElement: HTMLElement, state: string) =>
  waitFor(() => expect(barOf(canvasElement)).toHaveAttribute('data-state', state));

/** A calculator in the page, with entries of the visitor's own. */
const WithTool: Story['render'] = (args) => (
  <>
    <main>
      <Container>
        <h1>A calculator</h1>
        <h2>Your six grades</h2>
        <GradeCalculator consultationHref="#contact" />
        <div style={{ minBlockSize: '160vh' }}>
          <h2>A long text</h2>
        </div>
      </Container>
    </main>
    <BottomBar {...args} />
  </>
);
const said: Story['play'] = async ({ canvas, canvasElement }) => {
  const [grade] = canvas.getAllByRole<HTMLSelectElement>('combobox').filter(({ name }) => name === 'grade1');
  await userEvent.selectOptions(grade as HTMLElement, '7');
  (document.activeElement as HTMLElement).blur();
  canvas.getByRole('heading', { name: 'A long text' }).scrollIntoView();
  await stateIs(canvasElement, 'open');
  await waitFor(() => expect(within(barOf(canvasElement)).getAllByRole('link')[0]).toHaveTextContent('36'));
};
/** Beside the next step it says the result of the tool in use, while that is out of view. */
export const Result: Story = { play: said, render: WithTool };
export const ResultDark: Story = { ...Result, globals: { ...phone, theme: 'dark' } };
export const ResultGerman: Story = { ...Result, globals: { ...phone, language: 'de' } };
export const ResultFrench: Story = { ...Result, globals: { ...phone, language: 'fr' } };
export const ResultArabic: Story = { ...Result, globals: { ...phone, language: 'ar' } };
export const ResultNarrow: Story = { ...Result, globals: { viewport: { value: 'w320', isRotated: false } } };

/** It is closed beside the page’s own buttons and beside a form that the visitor is in. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bar = barOf(canvasElement);
    await stateIs(canvasElement, 'closed');
    canvas.getByRole('form').scrollIntoView();
    await stateIs(canvasElement, 'open');
    await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
    await userEvent.click(canvas.getByLabelText(/Your topic/));
    await stateIs(canvasElement, 'closed');
    (document.activeElement as HTMLElement).blur();
    await stateIs(canvasElement, 'open');
    canvas.getByRole('heading', { name: 'Bring one marked test' }).scrollIntoView();
    await stateIs(canvasElement, 'closed');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await stateIs(canvasElement, 'open');
  },
};

const opened: Story['play'] = async ({ canvas, canvasElement }) => {
  canvas.getByRole('form').scrollIntoView();
  await stateIs(canvasElement, 'open');
};
export const Open: Story = { play: opened };
export const Dark: Story = { play: opened, globals: { ...phone, theme: 'dark' } };
export const German: Story = { play: opened, globals: { ...phone, language: 'de' } };
export const French: Story = { play: opened, globals: { ...phone, language: 'fr' } };
export const Japanese: Story = { play: opened, globals: { ...phone, language: 'ja' } };
export const Arabic: Story = { play: opened, globals: { ...phone, language: 'ar' } };
/** 320 px wide. */
export const Narrow: Story = { play: opened, globals: { viewport: { value: 'w320', isRotated: false } } };
/** On a wide screen only the chat sticks to the lower edge. */
export const Wide: Story = { globals: { viewport: { value: 'w1280', isRotated: false } } };
