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
  show();
}
