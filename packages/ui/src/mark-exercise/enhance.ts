/** What a shared link ends with: `#gave=4`. The fragment stays in the browser, so no server learns it. */
const GAVE = /^#gave=(\d)$/;

/** The messages of a result, from the HTML. */
interface ResultMessages {
  result: string;
  missed: string;
  generous: string;
  agreed: string;
  line: string;
}

/**
 * The behaviour of `MarkExercise`, on its HTML: it says the result in words, shares it, and shows the number in a shared link.
 * @returns Removes the behaviour.
 */
export function enhanceMarkExercise(root: HTMLElement): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const boxes = [...root.querySelectorAll<HTMLInputElement>('ol input')];
  const details = root.querySelector('details');
  const status = root.querySelector<HTMLElement>('[data-result]');
  const button = root.querySelector<HTMLElement>('[data-share]');
  const outcome = root.querySelector<HTMLElement>('[data-copied]');
  const marks = (count: number) => `${count}/${boxes.length}`;
  const given = () => boxes.filter(({ checked }) => checked).length;

  const say = () => {
    if (!status) return;
    status.textContent = details?.open ? resultOf(boxes, status, marks) : '';
  };
  const onToggle = () => {
    say();
    if (outcome) outcome.textContent = '';
    // The result is above the sentences, like the grade on a script, and may be above the screen.
    if (details?.open) status?.scrollIntoView({ block: 'nearest' });
  };
  const share = async () => {
    if (!button || !outcome) return;
    const url = new URL(button.dataset.share ?? '', location.href);
    url.search = '';
    url.hash = `gave=${given()}`;
    const text = fill(button.dataset.text, { given: String(given()) });
    try {
      if (Reflect.has(navigator, 'share')) await navigator.share({ text, url: url.href });
      else {
        // Not `copyText`: see `fill` below. Over plain HTTP there is no clipboard, which the catch reports.
        await navigator.clipboard.writeText(`${text} ${url.href}`);
        outcome.textContent = outcome.dataset.copied ?? '';
      }
    } catch (error) {
      // The visitor closed the browser's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      outcome.textContent = outcome.dataset.failed ?? '';
    }
  };

  const challenge = root.querySelector<HTMLElement>('[data-challenge]');
  const theirs = Number(GAVE.exec(location.hash)?.[1] ?? NaN);
  if (challenge && theirs <= boxes.length) {
    challenge.textContent = fill(challenge.dataset.challenge, { given: marks(theirs) });
    challenge.hidden = false;
  }
  if (button?.parentElement) button.parentElement.hidden = false;
  // The visitor may have compared before this script ran.
  say();
  details?.addEventListener('toggle', onToggle, { signal });
  root.addEventListener('change', say, { signal });
  button?.addEventListener('click', () => void share(), { signal });
  return () => ends.abort();
}

function resultOf(
  boxes: readonly HTMLInputElement[],
  { dataset, lang, ownerDocument }: HTMLElement,
  marks: (count: number) => string,
): string {
  const messages = JSON.parse(dataset.result ?? '{}') as ResultMessages;
  const list = new Intl.ListFormat(lang || ownerDocument.documentElement.lang, { type: 'conjunction' });
  const earns = (box: HTMLInputElement) => box.dataset.earns !== undefined;
  /** The lines of these boxes, such as “line 2 and line 4”. */
  const linesOf = (isAmong: (box: HTMLInputElement) => boolean) =>
    list.format(boxes.flatMap((box, at) => (isAmong(box) ? [fill(messages.line, { line: String(at + 1) })] : [])));
  const missed = linesOf((box) => earns(box) && !box.checked);
  const generous = linesOf((box) => !earns(box) && box.checked);
  return [
    fill(messages.result, {
      given: marks(boxes.filter(({ checked }) => checked).length),
      earned: marks(boxes.filter(earns).length),
    }),
    ...(missed ? [fill(messages.missed, { lines: missed })] : []),
    ...(generous ? [fill(messages.generous, { lines: generous })] : []),
    ...(missed || generous ? [] : [messages.agreed]),
  ].join(' ');
}

/** Not `lib/fill`: as a module of two scripts it would be a file of its own that pages request. */
function fill(message = '', values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
