/** On the page about courses that change: shows the course that is chosen, and which side of the change its exams are on. */
export function readyChanges(place: Element): void {
  const [fields] = place.children;
  const [course, session] = place.querySelectorAll('select');
  if (!(fields instanceof HTMLElement) || !course || !session) return;
  fields.hidden = false;
  const show = () => {
    for (const row of place.querySelectorAll<HTMLElement>('[data-course]')) {
      row.hidden = course.value !== '' && row.dataset.course !== course.value;
      const isNew = session.value >= (row.dataset.first ?? '');
      for (const mark of row.querySelectorAll<HTMLElement>('[data-when]'))
        mark.hidden = (mark.dataset.when === 'after') !== isNew;
    }
  };
  place.addEventListener('change', show);
  show();
}
