import createSanitiser from 'dompurify';

/** Players of videos, which may stand in a frame. */
const VIDEO = /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)/;

const purifier = createSanitiser(window);
purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
  if (tagName === 'iframe' && !VIDEO.test((element as HTMLIFrameElement).src)) element.parentNode?.removeChild(element);
});

/**
 * The content policy (specification, section 5): an HTML text without scripts, `javascript:` addresses, inline handlers
 * and frames other than videos. Styles go as well: the header forbids them.
 */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['allow', 'allowfullscreen'],
    FORBID_TAGS: ['style', 'form', 'base'],
    FORBID_ATTR: ['style'],
  });
}
