/**
 * Fetches a file of HTML that the build wrote. Resolves to null if it does not exist. XMLHttpRequest parses it into a
 * separate document, in which no script runs; Trusted Types forbid parsing HTML from strings.
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
