import { escapeHtml } from '../lib/escape-html';

/** Escapes a text for HTML, also for attributes. */
export function html(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

interface Document {
  lang: string;
  dir: 'ltr' | 'rtl';
  title: string;
  /** HTML. */
  body: string;
}

/** A mail as an HTML document. It loads nothing, and sets no colours: ours would be dark on dark in some mail programs. */
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

/** A link. */
export function link(url: string, words: string): string {
  return `<a href="${html(url)}">${html(words)}</a>`;
}

/** A paragraph. */
export function paragraph(text: string): string {
  return `<p>${html(text)}</p>`;
}
