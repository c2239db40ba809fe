import type { PageContext } from '../pages/fetch-page';
import { fetchPage } from '../pages/fetch-page';

/** The page that provides header and footer. */
const FRAME = '/error';

const TITLE = 'The desk stays closed';

/** What to check, likeliest first. The same for each reason, so that an attacker learns nothing. */
const CHECKS = [
  'Your sign-in lasts 24 hours. <a href="/cdn-cgi/access/logout">Sign out</a>, then <a href="/owner">open the desk again</a>.',
  'Did no page ask you to sign in? Then, in Cloudflare’s Zero Trust, the application must name this host with two paths, <code>/owner</code> and <code>/api/owner</code>.',
  '<code>ACCESS_AUD</code> must be the AUD tag of that application. A new application has a new tag.',
  '<code>ACCESS_TEAM</code> must be the address of your team, such as <code>https://name.cloudflareaccess.com</code>.',
  'Your policy must sign in people by their email addresses, not service tokens.',
];

const CONTENT = `
<p>You are not signed in as somebody who may read messages. If you are the owner, check in this order:</p>
${CHECKS.map((check, at) => `<p>${at + 1}. ${check}</p>`).join('\n')}
<p>The Worker’s log names the reason, in a line that begins with “The desk stayed closed”.</p>`;

/** The page at `/owner` for somebody who is not signed in; `undefined` if the site's page cannot be read. */
export async function refusedPage(c: PageContext): Promise<Response | undefined> {
  const page = await fetchPage(c, FRAME).catch(() => undefined);
  if (!page?.ok) return undefined;
  const answer = new Response(page.body, { status: 403, headers: page.headers });
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.delete('ETag');
  const title = { element: (element: Element) => void element.setInnerContent(TITLE) };
  const remove = { element: (element: Element) => void element.remove() };
  return new HTMLRewriter()
    .on('title', title)
    .on('main nav [aria-current]', title)
    .on('main p, main ul, main figure', remove)
    .on('main h1', {
      element(heading) {
        heading.setInnerContent(TITLE);
        heading.after(CONTENT, { html: true });
      },
    })
    .transform(answer);
}
