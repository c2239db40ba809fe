/** A message that was sent, as the form leaves it to the page of thanks: in this tab only. */
export interface SentLead {
  readonly reference: string;
  /** The path of the page on which the form stood. */
  readonly page: string;
  /** What the calendar is filled in with. The page of thanks takes both out as soon as it has read them. */
  readonly name?: string;
  readonly email?: string;
  /** Tells whether the form holds the same message, when “Back” brings it again. */
  readonly fingerprint: string;
  /** Whether it has been counted. */
  readonly isCounted?: boolean;
}
