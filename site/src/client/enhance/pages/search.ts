/**
 * On the search page: offline, the saved page comes without the query, so the search box gets it from the address and
 * searches in the browser.
 */
export function start(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  const query = new URLSearchParams(location.search).get('q');
  if (!field || !query || field.value) return;
  field.value = query;
  field.focus();
}
