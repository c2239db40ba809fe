import type { ScreenProps } from '../app/screens';
import { Figures } from './figures';
import { figuresApi } from './figures-api';

/** Figures: how many wrote, from where, how fast they were answered, where visitors stop in the form, and what they did not find. */
export default function FiguresScreen({ site: { timeZone } }: ScreenProps) {
  return <Figures api={figuresApi} timeZone={timeZone} />;
}
