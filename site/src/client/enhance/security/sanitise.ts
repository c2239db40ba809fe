import createSanitiser from 'dompurify';

/** The video players that an iframe may show. */
const VIDEO = /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)/;

const purifier = createSanitiser(window);
purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
  if (tagName === 'iframe' && !VIDEO.test((element as HTMLIFrameElement).src)) element.parentNode?.removeChild(element);
});

/**
 * Applies the content policy to HTML (specification, section 5): removes scripts, `javascript:` addresses, inline handlers
 * and iframes other than videos. Removes styles as well, because the content security policy blocks them.
 */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['allow', 'allowfullscreen'],
    FORBID_TAGS: ['style', 'form', 'base'],
    FORBID_ATTR: ['style'],
  });
}
