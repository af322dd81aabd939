// Rules: inbound.whole
import { safeHtml } from './safe-html';

const pixel = 'data:image/png;base64,iVBORw0KGgo=';
const safe = (html: string) => safeHtml(html, new Map([['logo@kunde.example', pixel]]));

describe('the HTML of a message', () => {
  it('keeps words, tables, lists and colours', () => {
    const html =
      '<p style="color:red;margin:0">Meine <b>Antwort</b> in rot</p><table border="1"><tr><td bgcolor="#eee">80 €</td></tr></table><ul><li>eins</li></ul>';
    expect(safe(html)).toBe(html.replace('color:red;margin:0', 'color:red;margin:0'));
  });

  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example></sCrIpT>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><image href="https://evil.example/a.png"/></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="https://evil.example"></object><embed src="https://evil.example">',
    '<form action="https://evil.example"><input name=a><button>Go</button></form>',
    '<link rel=stylesheet href="https://evil.example/a.css">',
    '<style>@import url(https://evil.example/a.css); p{background:url(https://evil.example/a)}</style>',
    '<p style="background:url(https://evil.example/a)">x</p>',
    '<p style="background-image:url(https://evil.example/a);content:url(https://evil.example)">x</p>',
    '<p style="color:expression(alert(1));behavior:url(https://evil.example)">x</p>',
    '<p style="background:u\\72l(https://evil.example/a)">x</p>',
    '<p style="font-family:\'a\';}p{background:url(https://evil.example)">x</p>',
    '<body background="https://evil.example/a.png" onload="alert(1)">x</body>',
    '<table background="https://evil.example/a.png"><tr><td background="https://evil.example/b">x</td></tr></table>',
    '<img src="https://evil.example/pixel.gif" width=1 height=1>',
    '<img srcset="https://evil.example/a 2x" src="//evil.example/a">',
    '<video src="https://evil.example/a" poster="https://evil.example/b" autoplay></video><audio src="https://evil.example/c"></audio>',
    '<meta http-equiv=refresh content="0;url=https://evil.example"><base href="https://evil.example/">',
    '<img src="cid:other@evil.example">',
    '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
    '<input type=image src="https://evil.example/a">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<template><img src=x onerror=alert(1)></template>',
    '<a href="javascript:alert(1)">x</a><a href=" java\tscript:alert(1)">y</a><a href="data:text/html,<script>alert(1)</script>">z</a>',
    '<a href="vbscript:x">x</a><a href="file:///etc/passwd">y</a><a href="/desk">z</a>',
  ])('loads and runs nothing of %s', (html) => {
    const result = safe(html);
    expect(result).not.toMatch(
      /<(script|style|svg|math|iframe|object|embed|form|input|button|link|meta|base|video|audio|template|body|noscript)/i,
    );
    expect(result).not.toMatch(/<[^>]*\s(on\w+|srcset|background|poster|action|http-equiv)\s*=/i);
    expect(result).not.toMatch(/<[^>]*(url\(|expression|behavior|javascript:|vbscript:|file:|svg\+xml)/i);
    expect(result).not.toMatch(/<img[^>]*src="(?!data:)/i);
    expect(result).not.toMatch(/href="(?!https?:|mailto:|tel:)/i);
  });

  it('shows pictures of the message itself, and says where one was not loaded', () => {
    expect(safe('<img src="cid:Logo@Kunde.example" alt="Logo">')).toContain(`<img src="${pixel}" alt="Logo"`);
    expect(safe('<img src="cid:Logo%40Kunde.example">')).toContain(pixel);
    expect(safe('<img src="cid:other">')).toBe('<span class="picture">[Picture not loaded]</span>');
    expect(safe('a<img src="https://x.example/a.png" alt="Plan <b>">b')).toBe(
      'a<span class="picture">[Picture: Plan &lt;b&gt;]</span>b',
    );
  });

  it.each([
    ['<a href="https://evil.example/a?b=1&amp;c=2">https://bank.example</a>', 'https://evil.example/a?b=1&amp;c=2'],
    ['<a href="https://evil.example" title="https://bank.example"><b>Bank</b></a>', 'https://evil.example/'],
    ['<a href="https://bank.example@evil.example/">Bank</a>', 'https://evil.example/'],
    ['<a href="mailto:x@evil.example">Anna</a>', 'mailto:x@evil.example'],
    ['<a href="https://bänk.example/">Bank</a>', 'https://xn--bnk-qla.example/'],
  ])('opens %s outside, with its true address', (html, address) => {
    expect(safe(html)).toContain(`<a href="${address}" target="_blank" rel="noopener noreferrer">`);
    expect(safe(html)).toContain(`[${address}]`);
  });

  it('writes behind a link within a link its own address, and behind the outer one the other', () => {
    const shown = safe('<a href="https://a.example">one <a href="https://b.example">two</a> three</a> four');
    const link = (url: string, words: string) =>
      `<a href="${url}" target="_blank" rel="noopener noreferrer">${words}</a> <span class="picture">[${url}]</span>`;
    expect(shown).toBe(`${link('https://a.example/', 'one ')}${link('https://b.example/', 'two')} three four`);
  });

  it('shows an address once where it is the text of the link', () => {
    expect(safe('<a href="https://x.example/a">https://x.example/a</a>')).not.toContain('[');
    expect(safe('<a href="mailto:a@b.example">a@b.example</a>')).not.toContain('[');
  });

  it('ends with deep and endless markup', () => {
    expect(safe('<b>'.repeat(50_000)).length).toBeLessThan(2_000_000);
    expect(safe(`<p ${'a=b '.repeat(50_000)}>x</p>`)).toBe('<p>x</p>');
  });
});
