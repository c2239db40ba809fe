import type { Assistant, AssistantQuestion, AssistantSettings, AssistantTrial } from '@tutoring/domain/assistant';
import { DeskError } from '../common/request';

/** There is no model that could answer, or what was sent is invalid. */
export class AssistantRefusal extends DeskError {
  /** The assistant as it is now. */
  readonly present: Assistant | undefined;

  constructor(title: string, text: string, present?: Assistant) {
    super(title, text);
    this.name = 'AssistantRefusal';
    this.present = present;
  }
}

/** Where the assistant is read and changed. Each function throws an {@link AssistantRefusal} or a RequestError. */
export interface AssistantApi {
  read: (signal: AbortSignal) => Promise<Assistant>;
  /** Saves the owner's choices. Switches nothing. */
  save: (settings: AssistantSettings) => Promise<Assistant>;
  /** Switches the model on or off for visitors. */
  switchTo: (visitors: Assistant['visitors']) => Promise<Assistant>;
  /** Asks the model one question, which visitors do not see. */
  ask: (question: AssistantQuestion) => Promise<AssistantTrial>;
}
