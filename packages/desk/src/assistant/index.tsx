import type { ScreenProps } from '../app/screens';
import { Assistant } from './assistant';
import { assistantApi } from './assistant-api';

/** Assistant: whether a language model answers visitors, what it costs, and one question to try it. */
export default function AssistantScreen({ site: { timeZone } }: ScreenProps) {
  return <Assistant api={assistantApi} timeZone={timeZone} />;
}
