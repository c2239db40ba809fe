import type { AnchorHTMLAttributes } from 'react';
import type { en } from '#chat/messages/en';
import type { Translation } from '../lib/translation';
import type { ChatHelplines } from './helplines';
import type { ChatModel } from './model-notice';
import type { AnswerQuestion, ChatOutcome } from './use-conversation';
import type { STARTERS } from './starters';

export interface ChatProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> {
  /** Finds the answer to a question. */
  answer: AnswerQuestion;
  /** The language model that `answer` may use once the visitor agrees in the panel. @default none */
  model?: ChatModel | undefined;
  /** Helplines by country, shown to a visitor in distress. @default none */
  helplines?: ChatHelplines | undefined;
  /** The URL of the booking calendar. */
  bookingUrl: string;
  /** The page where a person answers; the link leads there without scripts. @default "/contact" */
  contact?: string;
  /** The page's topic, which selects the suggested questions. @default "anything" */
  about?: keyof typeof STARTERS;
  /** Whether the panel is open, if the caller controls it. @default uncontrolled */
  open?: boolean;
  /** Whether the panel is open at first. @default false */
  defaultOpen?: boolean;
  /**
   * Whether the page puts the panel's content into the dialog before hydration, as rendered with this prop. It becomes usable at
   * once with `enhanceChatPanel`. @default false
   */
  prefilled?: boolean;
  /** Called when the panel opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Called with the outcome of a question, never with the question. */
  onAnswered?: (outcome: ChatOutcome) => void;
  /** Called when the visitor takes the conversation to the contact form. */
  onHandOver?: () => void;
  /** Replaces messages of this component. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}
