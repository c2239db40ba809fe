import { escaped } from '../lib/escape-html';

/** A text for HTML, in attributes as well. */
export function html(text: string): string {
  return escaped(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/** What a document of a mail needs. */
interface Document {
  lang: string;
  dir: 'ltr' | 'rtl';
  title: string;
  /** HTML. */
  body: string;
}

/**
 * A mail as HTML. It fetches nothing, and leaves the colours to the reader's program: what we chose would be dark on dark
 * in some of them.
 */
export function mailDocument({ lang, dir, title, body }: Document): string {
  return `<!doctype html>
<html lang="${html(lang)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${html(title)}</title>
</head>
<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 40em">
${body}
</body>
</html>
`;
}

/** A link whose words are ours. */
export function link(url: string, words: string): string {
  return `<a href="${html(url)}">${html(words)}</a>`;
}

/** A paragraph of plain text. */
export function paragraph(text: string): string {
  return `<p>${html(text)}</p>`;
}
