// Rules: inbound.whole
import { randomUUID } from 'node:crypto';
import { messageLinks } from '@mainstage/inbound-mail/token/message-token';
import { Links } from '@mainstage/leads/links';
import { signedIn } from '../desk/testing/desk-session';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';

const member = 'tom@venue.example';
const plain = 'Subject: <b>Hi</b>\r\n\r\nOn <script>alert(1)</script> Tuesday\r\n> quoted';
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const rich = [
  'Subject: Hi\r\nContent-Type: multipart/mixed; boundary=m\r\n',
  '--m\r\nContent-Type: text/html; charset=windows-1252\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>80 =80</p><script>alert(1)</script><img src="https://evil.example/pixel.gif"><img src="cid:a@b">',
  '--m\r\nContent-Type: text/html; name="<Größe>.html"\r\nContent-Disposition: attachment; filename="<b>.html"\r\n\r\n<script>alert(1)</script>',
  `--m\r\nContent-Type: image/png\r\nContent-ID: <a@b>\r\nContent-Transfer-Encoding: base64\r\n\r\n${png}`,
  "--m\r\nContent-Disposition: attachment; filename*=utf-8''Gr%C3%B6%C3%9Fe%22%0D%0A.pdf\r\n\r\n%PDF\r\n--m--",
].join('\r\n');

let api: ApiUnderTest;
let desk: Record<string, string>;
beforeAll(async () => {
  api = await startApi({ SALES_TEAM: `Tom <${member}>` });
  desk = await signedIn(api, member);
});
afterAll(() => api?.stop());

async function received(raw = plain): Promise<string> {
  const [message] = await api.sql<{ id: string }>(
    `INSERT INTO inbound_mails (fingerprint, kind, sender, subject, visible_text, full_text, raw)
     VALUES ($1, 'visitor-reply', 'ada@visitor.example', '<b>Hi</b>', 'On Tuesday', 'stored text', $2) RETURNING id`,
    [Buffer.from(randomUUID()), Buffer.from(raw)],
  );
  return message?.id ?? '';
}
const linkOf = (id: string) => messageLinks.inboundMessage(new Links(api.url, api.config.APP_SECRET), id, new Date());
const opened = (address: string) => fetch(address, { headers: desk });

describe('a message that came in', () => {
  it('is shown to sales whole and as text, by the link of its mail', async () => {
    const answer = await opened(linkOf(await received()));
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('On &lt;script&gt;alert(1)&lt;/script&gt; Tuesday\n&gt; quoted');
    expect(page).not.toMatch(/<script|<iframe/);
  });

  it('is shown with its HTML in a frame, its files and the original', async () => {
    const link = linkOf(await received(rich));
    const page = await (await opened(link)).text();
    const path = new URL(link).pathname;
    expect(page).toContain(
      `<iframe title="The message as its sender laid it out" src="${path}/html" sandbox="allow-popups`,
    );
    for (const number of [0, 1, 2]) expect(page).toContain(`href="${path}/attachments/${number}"`);
    expect(page).toContain(`href="${path}/original"`);
    expect(page).toContain('_b_.html');
  });

  it('has a frame in which nothing runs and nothing is loaded', async () => {
    const answer = await opened(`${linkOf(await received(rich))}/html`);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'; img-src data:; .*frame-ancestors 'self'; sandbox allow-popups/);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|https?:/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await answer.text();
    expect(html).toContain(`<p>80 €</p>`);
    expect(html).toContain('data:image/webp;base64,');
    expect(html).not.toMatch(/alert|evil\.example/);
  });

  it('gives its files to save, whatever they are', async () => {
    const link = linkOf(await received(rich));
    const page = await opened(`${link}/attachments/0`);
    expect(await page.text()).toBe('<script>alert(1)</script>');
    expect(page.headers.get('content-type')).toBe('application/octet-stream');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('content-disposition')).toMatch(/^attachment; filename="_b_\.html"/);
    const named = await opened(`${link}/attachments/2`);
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e_ .pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe_%20.pdf`,
    );
    expect((await opened(`${link}/original`)).headers.get('content-disposition')).toMatch(/^attachment; .*\.eml/);
    for (const number of ['3', '-1', 'x', '00000000001', '1e0'])
      expect((await opened(`${link}/attachments/${number}`)).status).toBe(404);
  });
});

describe('a message at the desk', () => {
  const call = (path: string, headers = desk) => fetch(`${api.url}/api/desk/messages/${path}`, { headers });

  it('re-encodes pictures, and says why another file has no preview', async () => {
    const id = await received(rich);
    const picture = await call(`${id}/attachments/1/preview`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    const page = await call(`${id}/attachments/0/preview`);
    expect([page.status, await page.json()]).toMatchObject([
      409,
      {
        code: 'preview_unavailable',
        detail: 'This file is no picture of a kind that is shown: PNG, JPEG, GIF or WebP.',
      },
    ]);
    expect((await call(`${id}/attachments/9/preview`)).status).toBe(404);
  });

  it('is whole, with its files and what must be known', async () => {
    expect(await (await call(await received(rich))).json()).toMatchObject({
      ...{ from: 'ada@visitor.example', text: '80 €', hasHtml: true, notices: [] },
      attachments: [{ name: '_b_.html' }, { name: 'picture-2.png' }, { name: 'Größe_ .pdf', size: 4 }],
    });
    const file = 'Subject: x\r\nContent-Type: application/pdf\r\n\r\n%PDF';
    expect(await (await call(await received(file))).json()).toMatchObject({ text: '', notices: ['only-attachments'] });
  });

  it('is shown from what was stored where it cannot be read', async () => {
    expect(await (await call(await received('X-A: b\n'.repeat(150_000)))).json()).toMatchObject({
      ...{ text: 'stored text', hasHtml: false, notices: ['unreadable'], attachments: [] },
    });
  });

  it('is given to members alone', async () => {
    const id = await received(rich);
    for (const path of [id, `${id}/html`, `${id}/original`, `${id}/attachments/0`]) {
      expect((await call(path)).status).toBe(200);
      expect((await call(path, {})).status).toBe(401);
    }
    expect((await call(`${id}/html`)).headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await call(randomUUID())).status).toBe(404);
    expect((await call(`${await received()}/html`)).status).toBe(404);
  });
});
