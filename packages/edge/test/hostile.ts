/** Texts that would do harm where somebody forgot that they are text. */
export const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' style='position:fixed",
  '</td></tr></table><h1>From the bank</h1>',
  '</blockquote><a href="https://evil.example">here</a>',
  '</title><style>*{display:none}</style>',
  '<!-- ',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!channel> <@U0123456> <#C0123456>',
  '<https://evil.example|Click here>',
  'x\r\nBcc: victim@example.com',
  'x\nSubject: something else',
  'x\u2028X-Injected: 1',
  'x\u0000\u001b[2J\u0007y',
  '\u202Egpj.exe',
  '=HYPERLINK("https://evil.example","x")',
  '+cmd|calc',
  '$& $1 {reference} {when} {zone}',
  '${business.email} {{7*7}} %0d%0aBcc:x',
];

/** The tags of an HTML document, by their names. */
export function tagsOf(document: string): string[] {
  return [...document.matchAll(/<[/!]?[a-z-]*/gi)].map(([tag]) => tag);
}
