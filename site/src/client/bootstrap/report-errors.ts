import { withoutPersonal } from '@tutoring/domain/events';
import type { PageReport } from '@tutoring/domain/page-report';
import { PAGE_REPORT_LIMITS } from '@tutoring/domain/page-report-limits';

/** Reports a page sends at most: one that fails in a loop has said enough. */
const MAX_REPORTS = 3;
/**
 * Characters of a message that are looked at: cleaning takes the square of their number, and would freeze a page. More than
 * are sent, so that no address is cut in two before it is known as one.
 */
const MAX_READ = 5 * PAGE_REPORT_LIMITS.message;

/**
 * Tells our own edge that a page failed, so that a white page is noticed. Without cookies,
 * identifiers or the address's query; from the boot file, because nothing else may come.
 * @returns what reports a failure that nobody else hears of: its message, and the file.
 */
export function reportErrors(): (message: string, source: string) => void {
  let count = 0;
  const report = (message: string, source: string) => {
    if ((count += 1) > MAX_REPORTS) return;
    const body: PageReport = {
      kind: 'error',
      page: location.pathname.slice(0, PAGE_REPORT_LIMITS.page),
      message: withoutPersonal(message.slice(0, MAX_READ)).slice(0, PAGE_REPORT_LIMITS.message) || 'unknown',
      source: fileOf(source).slice(0, PAGE_REPORT_LIMITS.source),
    };
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  addEventListener(
    'error',
    (event) => {
      // Also a script that did not load: those events do not bubble, and carry no message.
      const { target } = event;
      if (target instanceof HTMLScriptElement) report('A script did not load.', target.src);
      // Not what else did not load. Browsers hide what scripts of other origins, such as extensions, did wrong.
      else if (event instanceof ErrorEvent && event.filename.startsWith(location.origin))
        report(event.message, `${event.filename}:${event.lineno}:${event.colno}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    report(reason instanceof Error ? `${reason.name}: ${reason.message}` : 'A promise was rejected.', '');
  });
  return report;
}

/** The last part of a script's address, as far as it has the letters of a file's name. */
function fileOf(address: string): string {
  return (address.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/[^\w.:~-]/g, '');
}
