/** What the script of the school's page may ask (static/embed/resize-1.js). */
const QUESTION = 'height?';

/**
 * Tells the school's page how high the content is, whenever that changes and when it asks. Whoever frames us may know: a
 * height says nothing about the student. Every other message is ignored.
 */
export function tellHeight(): void {
  if (parent === window) return;
  const tell = () => parent.postMessage({ embedHeight: heightNeeded() }, '*');
  new ResizeObserver(tell).observe(document.body);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data === QUESTION) tell();
  });
}

/** The height of a frame that does not scroll: whole pixels, and one for the live region of toasts below the content. */
const heightNeeded = () => Math.ceil(document.body.getBoundingClientRect().height) + 1;
