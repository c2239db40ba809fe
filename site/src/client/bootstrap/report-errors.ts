import { publicPath, withoutPersonal } from '@tutoring/domain/events';
import { GOOGLE_TAG_ORIGIN } from '@tutoring/domain/google-tag';
import { PAGE_REPORT_LIMITS } from '@tutoring/domain/page-report-limits';
import { sendReport } from '../../shared/send-report';

/** The most reports that a page sends, in case it fails in a loop. */
const MAX_REPORTS = 3;
/**
 * The most characters of a message that are cleaned: the time for cleaning grows with their square. More than are sent,
 * so that an email address at the cut is still recognised.
 */
const MAX_CLEANED = 5 * PAGE_REPORT_LIMITS.message;

/**
 * Reports uncaught errors to the edge, without cookies, identifiers or the query. It runs in the bootstrap, because
 * nothing later may load.
 * @returns a function that reports an error which no event covers: its message and its file.
 */
export function reportErrors(): (message: string, source: string) => void {
  let count = 0;
  const report = (message: string, source: string) => {
    if ((count += 1) > MAX_REPORTS) return;
    sendReport({
      kind: 'error',
      page: publicPath(location.pathname).slice(0, PAGE_REPORT_LIMITS.page),
      message: withoutPersonal(message.slice(0, MAX_CLEANED)).slice(0, PAGE_REPORT_LIMITS.message) || 'unknown',
      source: fileNameOf(source).slice(0, PAGE_REPORT_LIMITS.source),
    });
  };
  addEventListener(
    'error',
    (event) => {
      // A script that failed to load. Such events do not bubble and carry no message.
      const { target } = event;
      if (target instanceof HTMLScriptElement) {
        // Many browsers block Google's tag, which is no mistake of ours.
        if (!target.src.startsWith(`${GOOGLE_TAG_ORIGIN}/`)) report('A script did not load.', target.src);
      }
      // Our own scripts only: browsers hide the errors of other origins, such as extensions.
      else if (event instanceof ErrorEvent && event.filename.startsWith(location.origin))
        report(event.message, `${event.filename}:${event.lineno}:${event.colno}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    // Chromium rejects a promise of its own if a slow page appears before the fade between two pages can begin.
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault();
    else report(reason instanceof Error ? `${reason.name}: ${reason.message}` : 'A promise was rejected.', '');
  });
  return report;
}

/** The file name in a script's address, without unusual characters. */
function fileNameOf(address: string): string {
  return (address.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/[^\w.:~-]/g, '');
}
