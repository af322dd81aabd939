import sanitizeHtml from 'sanitize-html';

const color = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%/]{1,40}\)|hsla?\([\d\s.,%/deg]{1,40}\))$/i;
const length = /^-?[\d.]{1,7}(px|pt|em|rem|%|ex|ch)?$/;
const lengths = /^(auto|[\d.]{1,7}(px|pt|em|rem|%)?)(\s+(auto|[\d.]{1,7}(px|pt|em|rem|%)?)){0,3}$/;
const border = /^[\d.a-z#(),%\s-]{1,60}$/i;

/** Styles for layout only: none that loads, hides or overlays content. */
const styles: Record<string, RegExp[]> = {
  ...{ color: [color], 'background-color': [color], background: [color] },
  'font-family': [/^[\w\s"',-]{1,120}$/],
  'font-size': [/^(0*[1-9][\d.]{0,4}(px|pt|em|rem|%)|(x{0,2}-)?(small|large)|medium|smaller|larger)$/],
  'font-style': [/^(normal|italic|oblique)$/],
  'font-weight': [/^(normal|bold|bolder|lighter|[1-9]00)$/],
  'text-align': [/^(left|right|center|justify|start|end)$/],
  'text-decoration': [/^(none|underline|line-through|overline)(\s+[\w#]{1,20}){0,2}$/],
  'vertical-align': [/^[\w%.-]{1,20}$/],
  'line-height': [length, /^normal$/],
  'white-space': [/^(normal|nowrap|pre|pre-wrap|pre-line)$/],
  ...{ margin: [lengths], padding: [lengths], width: [length, /^auto$/], 'max-width': [length, /^none$/] },
  ...Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [`padding-${side}`, [length]])),
  ...Object.fromEntries(
    ['top', 'right', 'bottom', 'left'].map((side) => [`margin-${side}`, [/^[\d.]{1,7}(px|pt|em|rem|%)?$/]]),
  ),
  ...Object.fromEntries(['', '-top', '-right', '-bottom', '-left'].map((side) => [`border${side}`, [border]])),
  'border-collapse': [/^(collapse|separate)$/],
};

const tags = [
  ...[
    'a',
    'abbr',
    'address',
    'article',
    'b',
    'big',
    'blockquote',
    'br',
    'caption',
    'center',
    'cite',
    'code',
    'col',
    'colgroup',
  ],
  ...[
    'dd',
    'del',
    'dl',
    'dt',
    'div',
    'em',
    'figcaption',
    'figure',
    'font',
    'footer',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
  ],
  ...[
    'hr',
    'i',
    'img',
    'ins',
    'li',
    'main',
    'mark',
    'ol',
    'p',
    'pre',
    'q',
    's',
    'section',
    'small',
    'span',
    'strike',
    'strong',
  ],
  ...['sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul'],
];

/**
 * Sanitises untrusted HTML (rule inbound.whole): no script, style sheet, form, frame, drawing or remote picture; only
 * pictures of the message itself; every link opens outside and is followed by its URL.
 * @param pictures `data:` URLs of re-encoded pictures, by content id in lower case or by the URL in the HTML
 */
export function safeHtml(html: string, pictures: ReadonlyMap<string, string>): string {
  const safe = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      '*': ['style', 'dir', 'lang', 'align', 'valign', 'bgcolor', 'width', 'height'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      span: ['class'],
      font: ['color', 'size', 'face'],
      ol: ['start', 'type'],
      table: ['border', 'cellpadding', 'cellspacing'],
      ...{ td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    },
    allowedClasses: { span: ['picture'] },
    allowedStyles: { '*': styles },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'title', 'template', 'svg', 'math', 'object', 'xml'],
    nestingLimit: 100,
    transformTags: {
      a: (_, { href, style }): sanitizeHtml.Tag => {
        const address = addressOf(href);
        return address
          ? {
              tagName: 'a',
              attribs: { href: address, target: '_blank', rel: 'noopener noreferrer', ...(style && { style }) },
            }
          : { tagName: 'span', attribs: {} };
      },
      img: (_, { src = '', alt = '', width = '', height = '' }): sanitizeHtml.Tag => {
        const picture = pictures.get(/^cid:/i.test(src.trim()) ? idOf(src) : src);
        if (picture) return { tagName: 'img', attribs: { src: picture, alt, width, height } };
        return {
          tagName: 'span',
          attribs: { class: 'picture' },
          text: alt.trim() ? `[Picture: ${alt.trim()}]` : '[Picture not loaded]',
        };
      },
    },
  });
  return withAddresses(safe);
}

/** Writes its URL behind each link. A link within a link ends the outer one, as in a browser. */
function withAddresses(html: string): string {
  let [shown, words, address] = ['', '', undefined as string | undefined];
  const end = () => {
    const isKnown = address === undefined || isSame(words, address);
    shown +=
      address === undefined ? words : `${words}</a>${isKnown ? '' : ` <span class="picture">[${address}]</span>`}`;
    [words, address] = ['', undefined];
  };
  // The library encodes quotes and angle brackets of attributes as entities, so a URL is one text.
  for (const part of html.split(/(<a href="[^"]*"[^>]*>|<\/a>)/)) {
    const opened = /^<a href="([^"]*)"/.exec(part)?.[1];
    if (opened === undefined && part !== '</a>') words += part;
    else end();
    if (opened === undefined) continue;
    shown += part;
    address = opened;
  }
  end();
  return shown;
}

/** A URL as a browser resolves it; undefined if it leads nowhere outside. */
function addressOf(href: string | undefined): string | undefined {
  try {
    const url = new URL((href ?? '').trim());
    // `https://good.example@evil.example` leads to the second one.
    [url.username, url.password] = ['', ''];
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

function idOf(src: string): string {
  const id = src.trim().slice(4);
  try {
    return decodeURIComponent(id).toLowerCase();
  } catch {
    return id.toLowerCase();
  }
}

const bare = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(mailto|tel):/, '')
    .replace(/\/$/, '');
const isSame = (words: string, address: string): boolean => bare(words.replace(/<[^>]*>/g, '')) === bare(address);
