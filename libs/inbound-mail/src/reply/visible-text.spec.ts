// Rules: inbound.whole
import { seededRandom } from '../testing/random';
import { visibleText } from './visible-text';

const own = 'Dienstag um zehn passt uns gut.\n\nViele Grüße\nAnna Berg\n-- \nAnna Berg, Events\n+49 69 123456';
const quoted = ['Hallo Frau Berg,', '', 'passt Ihnen Dienstag?', '', 'Ihr Team'];
const marked = quoted.map((line) => `> ${line}`.trimEnd()).join('\n');
const bare = quoted.join('\n');

describe('the visible text', () => {
  it.each([
    ['Gmail', 'On Fri, Jun 12, 2026 at 2:05 PM Mainstage <booking@venue.example> wrote:', marked],
    [
      'Gmail with narrow blanks',
      'On Fri, Jun 12, 2026 at 2:05\u202fPM Mainstage <booking@venue.example> wrote:',
      marked,
    ],
    [
      'Gmail, wrapped',
      'On Fri, 12 Jun 2026, 14:05 Mainstage Booking Team Frankfurt,\n<leads+abcdefghijklmnop@venue.example> wrote:',
      marked,
    ],
    ['Gmail in German', 'Am Fr., 12. Juni 2026 um 14:05 Uhr schrieb Mainstage <booking@venue.example>:', marked],
    ['Gmail on a phone', 'Mainstage <booking@venue.example> schrieb am Fr., 12. Juni 2026, 14:05:', marked],
    ['Apple Mail', 'On 12. Jun 2026, at 14:05, Mainstage <booking@venue.example> wrote:', marked],
    ['Apple Mail in German', 'Am 12.06.2026 um 14:05 schrieb Mainstage <booking@venue.example>:', marked],
    ['an iPhone', 'Am 12.06.2026 um 14:05 schrieb Mainstage <booking@venue.example>:\n', `> ${'\u200e'}\n${marked}`],
    ['Yahoo', 'On Friday, June 12, 2026 at 02:05:11 PM GMT+2, Mainstage <booking@venue.example> wrote:', bare],
    [
      'Yahoo in German',
      'Am Freitag, 12. Juni 2026 um 14:05:11 MESZ hat Mainstage <booking@venue.example> Folgendes geschrieben:',
      bare,
    ],
    ['Open-Xchange', 'Mainstage <booking@venue.example> hat am 12.06.2026 14:05 CEST geschrieben:', marked],
    [
      'Open-Xchange, quoted itself',
      '> Mainstage <booking@venue.example> hat am 12.06.2026 14:05 CEST geschrieben:',
      marked,
    ],
    ['Thunderbird with the address', 'Am 12.06.26 um 14:05 schrieb Mainstage (booking@venue.example):', marked],
    [
      'Outlook',
      'From: Mainstage <booking@venue.example>\nSent: Friday, June 12, 2026 2:05 PM\nTo: Anna Berg <anna@kunde.example>\nSubject: Your tour',
      bare,
    ],
    [
      'Outlook in German',
      '________________________________\nVon: Mainstage <booking@venue.example>\nGesendet: Freitag, 12. Juni 2026 14:05\nAn: Anna Berg <anna@kunde.example>\nBetreff: Ihre Führung',
      bare,
    ],
    [
      'Outlook in bold',
      '*Von:* Mainstage <booking@venue.example>\n*Gesendet:* Freitag, 12. Juni 2026 14:05\n*An:* Anna Berg\n*Betreff:* Ihre Führung',
      bare,
    ],
    [
      'Outlook in bold, two fields in a line',
      '*Von:* Mainstage <booking@venue.example> *Gesendet:* Freitag, 12. Juni 2026 14:05\n*An:* Anna Berg *Betreff:* Ihre Führung',
      bare,
    ],
    [
      'Outlook with a paragraph for each field',
      'Von: Mainstage <booking@venue.example>\n\nGesendet: Freitag, 12. Juni 2026 14:05\n\nAn: Anna Berg\n\nBetreff: Ihre Führung',
      bare,
    ],
    [
      'Outlook, wrapped within the date',
      '*Von:* Mainstage <booking@venue.example>\n*Gesendet:* Freitag, 12. Juni 2026\n14:05\n*An:* Anna Berg\n*Betreff:* x',
      bare,
    ],
    ['Tuta in German', '12. Juni 2026, 14:05 von booking@venue.example:', marked],
    [
      'Outlook in other bold',
      '**Von:** Mainstage <booking@venue.example>\n**Gesendet:** Freitag, 12. Juni 2026 14:05\n**An:** Anna\n**Betreff:** Ihre Führung',
      bare,
    ],
    [
      'Outlook with many recipients',
      'Von: Mainstage <booking@venue.example>\nGesendet: Freitag, 12. Juni 2026 14:05\nAn: Anna Berg <anna@kunde.example>;\n Bernd <bernd@kunde.example>\nCc: c@kunde.example\nBetreff: Ihre Führung',
      bare,
    ],
    [
      'Outlook for Mac',
      'Von: Mainstage <booking@venue.example>\nDatum: Freitag, 12. Juni 2026 um 14:05\nAn: Anna Berg <anna@kunde.example>\nBetreff: Ihre Führung',
      bare,
    ],
    [
      'Outlook classic',
      '-----Ursprüngliche Nachricht-----\nVon: Mainstage [mailto:booking@venue.example]\nGesendet: Freitag, 12. Juni 2026 14:05\nAn: Anna Berg\nBetreff: Ihre Führung',
      bare,
    ],
    [
      'T-Online',
      '-----Original-Nachricht-----\nBetreff: Ihre Führung\nDatum: 2026-06-12T14:05:00+0200\nVon: "Mainstage" <booking@venue.example>\nAn: "Anna Berg" <anna@t-online.example>',
      bare,
    ],
    [
      'GMX',
      'Gesendet: Freitag, 12. Juni 2026 um 14:05 Uhr\nVon: "Mainstage" <booking@venue.example>\nAn: "Anna Berg" <anna@gmx.example>\nBetreff: Ihre Führung',
      bare,
    ],
    [
      'WEB.DE',
      '--\nGesendet: Freitag, 12. Juni 2026 um 14:05 Uhr\nVon: "Mainstage" <booking@venue.example>\nAn: anna@web.example\nBetreff: Ihre Führung',
      marked,
    ],
    [
      'Samsung',
      '-------- Ursprüngliche Nachricht --------\nVon: Mainstage <booking@venue.example>\nDatum: 12.06.26 14:05 (GMT+01:00)',
      bare,
    ],
    [
      'an Android phone',
      '-------- Original message --------\nFrom: Mainstage <booking@venue.example>\nDate: 12/06/2026 14:05 (GMT+01:00)\nTo: anna@kunde.example\nSubject: Your tour',
      bare,
    ],
    ['French', 'Le ven. 12 juin 2026 à 14:05, Mainstage <booking@venue.example> a écrit :', marked],
    ['Spanish', 'El vie, 12 jun 2026 a las 14:05, Mainstage (<booking@venue.example>) escribió:', marked],
    ['Italian', 'Il giorno ven 12 giu 2026 alle ore 14:05 Mainstage <booking@venue.example> ha scritto:', marked],
    ['Dutch', 'Op vr 12 jun 2026 om 14:05 schreef Mainstage <booking@venue.example>:', marked],
    [
      'French Outlook',
      'De : Mainstage <booking@venue.example>\nEnvoyé : vendredi 12 juin 2026 14:05\nÀ : Anna <anna@kunde.example>\nObjet : Visite',
      bare,
    ],
  ])('leaves the quote of %s out and keeps the signature', (_, head, quote) => {
    expect(visibleText(`${own}\n\n${head}\n\n${quote}`)).toBe(own);
    expect(visibleText(`${own}\n${head}\n${quote}\n`)).toBe(own);
  });

  it.each([
    'Our plan:\nFrom: 9 am\nTo: 6 pm\nThen we leave.',
    'Anreise:\nVon: Frankfurt Hbf\nAn: 10:15 Uhr\nDanach Führung.',
    'Hello,\n\nOn Monday your colleague Tom wrote:\nthe hall is free. Is it still?',
    'Am 12.06.2026 um 14:05 schrieb Ihr Kollege Tom:\nDie Halle ist frei. Gilt das noch?',
    'Am 12. Juni 2026 hat mir Ihr Kollege (tom@venue.example) geschrieben:\nDie Halle ist frei. Gilt das noch?',
    'Day one: arrival\n---\nDay two: dinner\n---\nDay three: departure',
    'Tuesday suits us.\n\nBest regards,\nAnna\n\nPS: we are 140 now, and two come by bus.',
    'Sent from our office are two trucks\nand a trailer. Is there parking?',
    'Gesendet von unserem Lager kommen zwei Lkw.\nGibt es Parkplätze?',
    'From: Anna Berg <anna@kunde.example>\nTo: 6 pm\nDate: to be agreed\nSubject: none\nWe come.',
    'Von: 12.06.2026\nBis: 14.06.2026\nKontakt: anna@kunde.example\nWir kommen zu dritt.',
    '-- \nThis is not a signature but our list:\n- chairs\n- tables',
    '> only quoted\n> lines',
    'On 12 June 2026 we met. You wrote:\nfine.',
    '________________________________\nOption A\n________________________________\nOption B',
    'We need:\n> 100 guests\n< 200 guests',
    '*Von:* Halle 3\n*An:* Halle 4\n*Betreff:* Umzug\nUm 12 Uhr.',
  ])('keeps all of %j', (text) => expect(visibleText(text)).toBe(text));

  it.each([
    [
      'answers between the quoted lines',
      `${own}\n\nAm 12.06.2026 um 14:05 schrieb M <b@venue.example>:\n> passt Dienstag?\nJa, sehr gut.\n> Und 80 Gäste?\nNein, 120.`,
    ],
    [
      'an answer below the quote',
      'Am 12.06.2026 um 14:05 schrieb M <b@venue.example>:\n> passt Dienstag?\n\nJa, sehr gut.',
    ],
    [
      'a postscript below the quote',
      `${own}\n\nOn Fri, Jun 12, 2026 at 2:05 PM M <b@venue.example> wrote:\n${marked}\n\nPS: 140 guests.`,
    ],
    ['a head without an address', `${own}\n\nAm 12.06.2026 um 14:05 schrieb Mainstage:\n${marked}`],
    ['a head without a date', `${own}\n\nMainstage <booking@venue.example> wrote:\n${marked}`],
    ['a head with nothing below', `${own}\n\nAm 12.06.2026 um 14:05 schrieb M <b@venue.example>:`],
    [
      'a quote that the text points to',
      `Meine Antworten siehe unten in rot.\n\nVon: M <b@venue.example>\nGesendet: 12.06.2026 14:05\nAn: Anna\nBetreff: x\n\npasst Dienstag? Ja!`,
    ],
    [
      'comments inline',
      `Comments inline.\n\nFrom: M <b@venue.example>\nSent: June 12, 2026 2:05 PM\nTo: Anna\nSubject: x\n\nTuesday? Yes!`,
    ],
    [
      'a forwarded message',
      `Please see this.\n\n---------- Forwarded message ---------\nFrom: Boss <boss@kunde.example>\nDate: Fri, Jun 12, 2026 at 2:05 PM\nSubject: Summer party\nTo: Anna <anna@kunde.example>\n\nPlease book the arena for 300.`,
    ],
  ])('keeps %s', (_, text) => expect(visibleText(text)).toBe(text.trim()));

  it.each([
    ['Polish', 'pt., 12 cze 2026 o 14:05 M <b@venue.example> napisał(a):'],
    ['Turkish', 'M <b@venue.example>, 12 Haz 2026 Cum, 14:05 tarihinde şunu yazdı:'],
    ['Russian', 'пт, 12 июн. 2026 г. в 14:05, M <b@venue.example>:'],
    ['Japanese', '2026年6月12日(金) 14:05 M <b@venue.example>:'],
    ['Korean', '2026년 6월 12일 (금) 오후 2:05, M <b@venue.example>님이 작성:'],
    ['Chinese', 'M <b@venue.example> 于2026年6月12日周五 14:05写道：'],
  ])('leaves a quote of Gmail in %s out, but no answers in it', (_, head) => {
    expect(visibleText(`${own}\n\n${head}\n\n${marked}\n`)).toBe(own);
    const answered = `${head}\n\n${marked}\n\nFine.`;
    expect(visibleText(answered)).toBe(answered);
  });

  it.each(['Fwd: Summer party', 'WG: Sommerfest', 'FW: x', 'Fw: x'])('keeps what was passed on as %s', (subject) => {
    const text = `${own}\n\nVon: Chef <chef@kunde.example>\nGesendet: Freitag, 12. Juni 2026 14:05\nAn: Anna\nBetreff: Sommerfest\n\nBitte die Arena buchen.`;
    expect(visibleText(text, subject)).toBe(text);
    expect(visibleText(text, 'AW: Sommerfest')).toBe(own);
  });

  it('keeps answers and leaves an older quote at the end out', () => {
    const answers = 'Am 12.06.2026 um 14:05 schrieb M <b@venue.example>:\n> Dienstag?\nJa.\n> 80 Gäste?\n120.';
    const older = 'On Fri, Jun 12, 2026 at 2:05 PM Anna <anna@kunde.example> wrote:\n> Hello\n> there';
    expect(visibleText(`${answers}\n\n${older}`)).toBe(answers);
  });

  it('loses no word of whatever lines stand before, between and behind heads', () => {
    const random = seededRandom(11);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const lines = [
      'From: 9 am',
      'Von: Frankfurt',
      'An: 10:15',
      'On Monday Tom wrote:',
      '---',
      '-- ',
      'Best regards,',
      'Sent from my iPhone',
      '> a quoted line',
      '',
      '* Von: *',
      'Betreff: x',
      '12.06.2026',
      'anna@kunde.example',
      '__________',
    ];
    const heads = [
      'Am 12.06.2026 um 14:05 schrieb M <b@venue.example>:',
      'Von: M <b@venue.example>\nGesendet: 12.06.2026 14:05\nAn: A <a@b.example>\nBetreff: x',
    ];
    for (let round = 0; round < 3000; round++) {
      const before = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, at) => `${pick(lines)} own${at}`);
      const between = Array.from({ length: Math.floor(random() * 4) }, (_, at) =>
        random() < 0.5 ? '> quoted' : `own-between${at}`,
      );
      const text = [...before, pick(heads), '> quoted', ...between, random() < 0.5 ? 'own-last' : '> quoted'].join(
        '\n',
      );
      const shown = visibleText(text);
      for (const word of text.match(/\bown\S*/g) ?? []) expect(shown).toContain(word);
    }
  });
});
