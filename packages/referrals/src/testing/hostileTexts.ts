/** Markup that must show as text and do nothing. */
export const hostileMarkup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<table background="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '` onmouseover=`alert(1)`',
  '</td></tr></table><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<!--<script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
] as const;

/** URLs that must never be used as a link target. */
export const hostileUrls = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  '//evil.example',
  '/\\evil.example',
  'https://good.example@evil.example/',
  'file:///etc/passwd',
] as const;

/** Scripts, combining marks and direction controls that must not affect surrounding text. */
export const hostileUnicode = [
  '\u202eright to left override',
  '\u202dleft to right override',
  '\u2067isolate without an end',
  '\u2066another one',
  '\u202bembedding without an end',
  '\u2069stray end',
  'שלום 123 עולם',
  'مرحبا (918) 555',
  'e\u0301\u0323\u0324\u0325\u0330\u0331\u0332\u0333',
  'Z\u0336a\u0337l\u0338g\u0334o\u0335',
  '👨\u200d👩\u200d👧\u200d👦',
  '🇺🇸🇺🇸🇺',
  '\u200b\u200b\u200b',
  'zero\u200dwidth\u200cjoiners',
  '\ufeffbyte order mark',
  'lone \ud800 surrogate',
  'lone \udc00 surrogate',
  'null \u0000 character',
  'line\u2028and\u2029paragraph separators',
  'ﬁﬂ ǅ ß İ ı',
] as const;

/** Texts that must not widen or freeze the page. */
export const hostileLengths = [
  'x'.repeat(1000),
  'word '.repeat(200),
  'W'.repeat(1000),
  '-'.repeat(1000),
  '漢'.repeat(1000),
  'x'.repeat(100_000),
  'word '.repeat(20_000),
  '\n'.repeat(1000),
  '(('.repeat(50_000),
  'a@'.repeat(50_000),
] as const;

/** Texts that a spreadsheet would run as formulas. */
export const hostileFormulas = [
  '=1+1',
  '=HYPERLINK("https://evil.example")',
  "=cmd|'/c calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\u0000=1+1',
  '＝1+1',
] as const;

/** Every hostile text. */
export const hostileTexts: readonly string[] = [
  ...hostileMarkup,
  ...hostileUrls,
  ...hostileUnicode,
  ...hostileLengths,
  ...hostileFormulas,
];

/** Invalid JSON values in place of a referral, as text. */
export const hostileShapes = [
  'null',
  'true',
  '0',
  '""',
  '"row"',
  '[]',
  '[[]]',
  '{}',
  '{"opportunityId":null}',
  '{"opportunityId":{}}',
  '{"opportunityId":""}',
  '{"__proto__":{"opportunityId":"1"}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"opportunityId":"1","city":{"toString":1}}',
  '{"opportunityId":"1","businessLines":"CGLY"}',
] as const;

/** Invalid, extreme and ambiguous numbers, as JSON text. */
export const hostileNumbers = [
  '"NaN"',
  '"Infinity"',
  '"-Infinity"',
  '1e308',
  '-0',
  '9007199254740993',
  '"0x1f"',
  '"12,500"',
  '"   "',
  '-1',
] as const;
