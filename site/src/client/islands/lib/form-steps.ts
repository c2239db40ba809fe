import { FORM_STEPS, type FormKind } from '@tutoring/domain/figure-weeks';
import { sendReport } from '../../../shared/send-report';

/**
 * Reports to the edge how far a visitor gets in a form, once a page load. The edge adds the reports up by day: they name
 * nobody, and nothing that was typed.
 */
export class FormSteps {
  /** How many steps the visitor reached. Kept here, not sent, until analytics is allowed. */
  private reached = 0;
  private reported = 0;
  private isSentReported = false;

  /** @param isAllowed Whether the visitor allows analytics now. */
  constructor(
    private readonly form: FormKind,
    private readonly isAllowed: () => boolean,
  ) {}

  /** The visitor typed into a field. Earlier steps count as reached, because they may be skipped. */
  typed(field: Element): void {
    // Browsers also fill in fields of closed steps, which the visitor does not see.
    const step = this.form === 'full' ? field.closest<HTMLElement>('[data-step][open]')?.dataset.step : FORM_STEPS[0];
    this.reached = Math.max(this.reached, FORM_STEPS.findIndex((name) => name === step) + 1);
    this.report();
  }

  /** The form was sent, perhaps with a draft of another page, without typing here. */
  sent(): void {
    this.reached = Math.max(this.reached, 1);
    this.report();
    const step = FORM_STEPS[this.reached - 1];
    if (!step || this.isSentReported || !this.isAllowed()) return;
    this.isSentReported = true;
    sendReport({ kind: 'form', form: this.form, step, sent: true });
  }

  private report(): void {
    if (!this.isAllowed()) return;
    for (const step of FORM_STEPS.slice(this.reported, this.reached))
      sendReport({ kind: 'form', form: this.form, step, sent: false });
    this.reported = this.reached;
  }
}
