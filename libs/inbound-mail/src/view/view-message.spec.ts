// Rules: inbound.whole
import { viewMessage } from './view-message';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const raw = Buffer.from(
  [
    'From: Anna <anna@kunde.example>',
    'Content-Type: multipart/related; boundary=r',
    '',
    '--r\r\nContent-Type: text/html; charset=windows-1252\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>80 =80</p><img src=3D"cid:a@b"><img src=3D"cid:c@d">',
    `--r\r\nContent-Type: image/png\r\nContent-ID: <a@b>\r\nContent-Transfer-Encoding: base64\r\n\r\n${png}`,
    '--r\r\nContent-Type: image/png\r\nContent-ID: <c@d>\r\n\r\n<svg onload=alert(1)>',
    '--r\r\nContent-Type: application/pdf; name="../../etc/pass\u202ewd.pdf"\r\n\r\n%PDF',
    '--r\r\nContent-Type: message/rfc822\r\n\r\nSubject: inner\r\n\r\nx',
    '--r--',
  ].join('\r\n'),
);

describe('the view of a message', () => {
  it('lists every file under a safe name', async () => {
    const { message } = await viewMessage({ raw, view: 'message' });
    expect(message).toMatchObject({ fromName: 'Anna', text: '80 €', hasHtml: true, notices: [] });
    expect(message?.attachments.map(({ name }) => name)).toEqual([
      'picture-1.png',
      'picture-2.png',
      '.._.._etc_passwd.pdf',
      'message-4.eml',
    ]);
  });

  it('shows its own pictures, by their bytes and not by what they are called', async () => {
    const { html } = await viewMessage({ raw, view: 'html' });
    expect(html).toContain('<p>80 €</p><img src="data:image/webp;base64,');
    expect(html?.match(/<img/g)).toHaveLength(1);
    expect(html).toContain('[Picture not loaded]');
  });

  it('shows pictures that are written into the HTML, drawn anew', async () => {
    const html = `Subject: x\r\nContent-Type: text/html\r\n\r\n<img src="data:image/png;base64,${png}"><img src="data:image/svg+xml;base64,PHN2Zz4=">`;
    const view = await viewMessage({ raw: Buffer.from(html), view: 'html' });
    expect(view.html?.match(/<img src="[^,]*,/g)).toEqual(['<img src="data:image/webp;base64,']);
  });

  it('draws a picture among the files anew, or says why it cannot be shown', async () => {
    const previews = [0, 1, 2, 9].map(async (number) => (await viewMessage({ raw, view: 'preview', number })).preview);
    expect(await Promise.all(previews)).toMatchObject([{ type: 'image/webp' }, 'no-picture', 'no-picture', undefined]);
  });

  it('gives each file by its number', async () => {
    const { attachment } = await viewMessage({ raw, view: 'attachment', number: 2 });
    expect(Buffer.from(attachment!.content).toString()).toBe('%PDF');
    expect(await viewMessage({ raw, view: 'attachment', number: 4 })).toEqual({});
    expect(await viewMessage({ raw, view: 'attachment', number: -1 })).toEqual({});
  });

  it('has no HTML where the message has none, or could not be read', async () => {
    expect(await viewMessage({ raw: Buffer.from('Subject: x\r\n\r\ny'), view: 'html' })).toEqual({});
    const { message } = await viewMessage({ raw: Buffer.from('X-A: b\n'.repeat(150_000)), view: 'message' });
    expect(message).toMatchObject({ notices: ['unreadable'], hasHtml: false });
  });
});
