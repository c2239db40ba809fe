/** On the page about courses that change: shows the course that is chosen, and which side of the change its exams are on. */
export function readyChanges(place: Element): void {
  const [fields] = place.children;
  const [course, session] = place.querySelectorAll('select');
  const status = place.querySelector<HTMLElement>('[role="status"]');
  if (!(fields instanceof HTMLElement) || !course || !session || !status) return;
  fields.hidden = false;
  const rows = [...place.querySelectorAll<HTMLElement>('[data-course]')];
  const show = () => {
    for (const row of rows) {
      row.hidden = course.value !== '' && row.dataset.course !== course.value;
      const isNew = session.value >= (row.dataset.first ?? '');
      for (const mark of row.querySelectorAll<HTMLElement>('[data-when]'))
        mark.hidden = (mark.dataset.when === 'after') !== isNew;
    }
    status.textContent = (status.dataset.pattern ?? '')
      .replace('{shown}', String(rows.filter((row) => !row.hidden).length))
      .replace('{total}', String(rows.length))
      .replace('{session}', session.selectedOptions[0]?.text ?? '');
  };
  place.addEventListener('change', show);
  show();
}
