/** A sent message. The form stores it in the session for the thank-you page. */
export interface SentLead {
  readonly reference: string;
  /** The path of the page that the form was sent from. */
  readonly page: string;
  /** Prefills the booking calendar. The thank-you page deletes name, email and message as soon as it has read them. */
  readonly name?: string;
  readonly email?: string;
  /** The thank-you page shows it. */
  readonly message?: string;
  /** Lets the form recognise the same message if the visitor goes back and sends it again. */
  readonly fingerprint: string;
  /** Whether analytics has counted it. */
  readonly isCounted?: boolean;
}
