import { nextSessions } from '@tutoring/domain/lead-limits';
import { now } from '../clock';

/** Removes the exam sessions before the next one: the page may have been built months ago. */
export function showSessionsFrom(section: Element, moment: number): void {
  const [, session] = section.querySelectorAll('select');
  const [next = ''] = nextSessions(moment, 1);
  for (const option of [...(session?.options ?? [])]) if (option.value < next) option.remove();
  session?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Filters the course changes by the chosen course, opens it, and marks what applies to the chosen exam session. */
export function enhanceCourseChanges(section: Element): void {
  const [fields] = section.children;
  const [course, session] = section.querySelectorAll('select');
  const status = section.querySelector<HTMLElement>('[role="status"]');
  if (!(fields instanceof HTMLElement) || !course || !session || !status) return;
  fields.hidden = false;
  const rows = [...section.querySelectorAll<HTMLDetailsElement>('details[data-course]')];
  const show = () => {
    for (const row of rows) {
      row.hidden = course.value !== '' && row.dataset.course !== course.value;
      if (course.value !== '') row.open = !row.hidden;
      const isNew = session.value >= (row.dataset.first ?? '');
      for (const mark of row.querySelectorAll<HTMLElement>('[data-when]'))
        mark.hidden = (mark.dataset.when === 'after') !== isNew;
    }
    status.textContent = (status.dataset.pattern ?? '')
      .replace('{shown}', String(rows.filter((row) => !row.hidden).length))
      .replace('{total}', String(rows.length))
      .replace('{session}', session.selectedOptions[0]?.text ?? '');
  };
  section.addEventListener('change', show);
  showSessionsFrom(section, now());
}
