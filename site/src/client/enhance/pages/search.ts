/**
 * On the search page: without a connection the page comes as it was saved, and has not been told what was asked. The box is,
 * and finds it here.
 */
export function start(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  const asked = new URLSearchParams(location.search).get('q');
  if (!field || !asked || field.value) return;
  field.value = asked;
  field.focus();
}
