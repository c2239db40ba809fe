import type { Meta, StoryObj } from '@storybook/react-vite';
import { StudyHoursEstimator } from './study-hours-estimator';

const meta = { title: 'study-hours-estimator', component: StudyHoursEstimator, tags: ['autodocs'] } satisfies Meta<
  typeof StudyHoursEstimator
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The worked example that the server writes. */
export const Example: Story = {};
