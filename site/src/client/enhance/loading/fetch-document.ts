/**
 * HTML that the build has written into a file of its own: none, if there is none. The browser reads it as a document of its
 * own, in which no script runs; HTML from a text is not allowed in our pages.
 */
export function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
    request.onerror = reject;
    request.send();
  });
}
