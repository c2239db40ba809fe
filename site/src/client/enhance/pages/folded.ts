/** Opens a folded text that a link leads to: its heading has the id, and the browser opens a text only for a place inside it. */
export function start(): void {
  open();
  addEventListener('hashchange', open);
}

function open(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = target?.closest('details');
  if (folded) folded.open = true;
}
