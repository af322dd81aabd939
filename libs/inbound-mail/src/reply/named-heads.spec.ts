// Rules: inbound.whole
import { visibleText } from './visible-text';

const own = 'Dienstag um zehn passt uns gut.\n\nViele Grüße\nAnna Berg\n-- \nAnna Berg, Events\n+49 69 123456';
const quoted = ['Hallo Frau Berg,', '', 'passt Ihnen Dienstag?', '', 'Ihr Team'];
const marked = quoted.map((line) => `> ${line}`.trimEnd()).join('\n');
const bare = quoted.join('\n');

describe('a quote whose head has our name', () => {
  const shown = (text: string) => visibleText(text, 'AW: x', 'anna@kunde.example', 'Mainstage');

  it.each([
    ['Thunderbird, American', 'On 11/30/26 11:00 AM, Lena Brandt, Mainstage wrote:'],
    ['Thunderbird, American, four digits', 'On 11/30/2026 9:05 PM, Mainstage wrote:'],
    ['Thunderbird, British', 'On 30/11/2026 11:00, Lena Brandt, Mainstage wrote:'],
    ['Thunderbird, ISO', 'On 2026-11-30 11:00, Lena Brandt, Mainstage wrote:'],
    ['Thunderbird in German', 'Am 30.11.2026 um 11:00 schrieb Lena Brandt, Mainstage:'],
    ['Thunderbird in German, two digits', 'Am 30.11.26 um 11:00 schrieb Dr. Lena von Brandt-Özil, Mainstage:'],
    ['Thunderbird in French', 'Le 30/11/2026 à 11:00, Lena Brandt, Mainstage a écrit :'],
    ['Thunderbird in Spanish', 'El 30/11/26 a las 11:00, Lena Brandt, Mainstage escribió:'],
    ['Thunderbird in Dutch', 'Op 30-11-2026 om 11:00 schreef Lena Brandt, Mainstage:'],
    ['Thunderbird in Italian', 'Il 30/11/2026 11:00, Lena Brandt, Mainstage ha scritto:'],
    ['Evolution', 'On Mon, 2026-11-30 at 11:00 +0100, Lena Brandt, Mainstage wrote:'],
    ['Evolution in German', 'Am Montag, dem 30.11.2026 um 11:00 +0100 schrieb Lena Brandt, Mainstage:'],
    ['KMail', 'On Monday, 30 November 2026 11:00:00 CET Lena Brandt, Mainstage wrote:'],
    ['Mutt', 'On Mon, Nov 30, 2026 at 11:00:00AM +0100, Lena Brandt, Mainstage wrote:'],
    ['Roundcube in German', 'Am 30.11.2026 11:00, schrieb Lena Brandt, Mainstage:'],
    ['Zoho', '---- On Mon, 30 Nov 2026 11:00:00 +0100 Lena Brandt, Mainstage wrote ---'],
    ['Claws Mail', 'On Mon, 30 Nov 2026 11:00:00 +0100\nLena Brandt, Mainstage wrote:'],
    ['Claws Mail in German', 'Am Montag, 30. November 2026 11:00:00\nschrieb Lena Brandt, Mainstage:'],
    ['name first', 'Lena Brandt, Mainstage schrieb am 30.11.2026 um 11:00 Uhr:'],
    ['name first, quoted', '"Lena Brandt, Mainstage" hat am 30.11.2026 11:00 CET geschrieben:'],
    [
      'KMail, wrapped',
      'On Monday, 30 November 2026 11:00:00 Central European Standard Time Lena Brandt,\nMainstage wrote:',
    ],
  ])('leaves the marked quote of %s out', (_, head) => {
    expect(shown(`${own}\n\n${head}\n${marked}`)).toBe(own);
    expect(shown(`${own}\n\n${head}\n\n${marked}\n\n`)).toBe(own);
    expect(visibleText(`${own}\n\n${head}\n${marked}`)).toContain(head.split('\n')[0]);
  });

  it('leaves a quote of Outlook out that has names only', () => {
    const head =
      'Von: Lena Brandt, Mainstage\nGesendet: Montag, 30. November 2026 11:00\nAn: Anna Berg\nBetreff: Ihre Anfrage';
    expect(shown(`${own}\n\n${head}\n\n${bare}`)).toBe(own);
    expect(shown(`${own}\n\n${head.replace('Mainstage', 'Kunde')}\n\n${bare}`)).toContain('passt Ihnen Dienstag?');
  });

  it.each([
    ['an address', 'On 11/30/26 11:00 AM, "Brandt, Lena" <lena@venue.example> wrote:'],
    ['an address behind a comma', 'Am 30.11.2026 um 11:00 schrieb Brandt, Lena, Mainstage (lena@venue.example):'],
    [
      'an address below the date',
      'On Wed, 25 Nov 2026 11:00:00 +0100\n"Lena Brandt, Mainstage" <lena@venue.example> wrote:',
    ],
    [
      'an address between dashes',
      '---- On Mon, 30 Nov 2026 11:00:00 +0100 Lena Brandt <lena@venue.example> wrote ----',
    ],
    [
      'an address in the next line',
      'On Mon, Nov 30, 2026 at 11:00 AM Lena Brandt, Mainstage Event Venues\n<lena@venue.example> wrote:',
    ],
  ])('leaves a quote out whose head has a name with a comma and %s', (_, head) =>
    expect(shown(`${own}\n\n${head}\n${marked}`)).toBe(own),
  );

  it.each([
    ['another name', `${own}\n\nAm 30.11.2026 um 11:00 schrieb Tom Weber, Catering:\n${marked}`],
    ['a name that ours begins', `${own}\n\nAm 30.11.2026 um 11:00 schrieb Tom, Mainstages:\n${marked}`],
    ['a name that ours ends', `${own}\n\nAm 30.11.2026 um 11:00 schrieb Tom, OldMainstage:\n${marked}`],
    ['a sentence of a person', `${own}\n\nOn 11/30/26 11:00 AM your Mainstage team of the day wrote:\n${marked}`],
    [
      'a line of a person below a date',
      `${own}\n\nOn Monday, 30 November 2026 at 11:00 we come\nas Lena Brandt, Mainstage wrote:\n${marked}`,
    ],
    ['dashes of a person', `${own}\n--- On 30 Nov 2026 at 11:00 Mainstage wrote ---\n${marked}\nIs that so?`],
    ['no time', `${own}\n\nOn 11/30/26, Lena Brandt, Mainstage wrote:\n${marked}`],
    ['no date', `${own}\n\nAround 11:00 Lena Brandt, Mainstage wrote:\n${marked}`],
    ['no marks', `${own}\n\nOn 11/30/26 11:00 AM, Lena Brandt, Mainstage wrote:\n${bare}`],
    ['an answer below', `${own}\n\nOn 11/30/26 11:00 AM, Lena Brandt, Mainstage wrote:\n${marked}\nYes, 120.`],
    ['answers between', `On 11/30/26 11:00 AM, Lena Brandt, Mainstage wrote:\n> Tuesday?\nYes.\n> 80?\nNo, 120.`],
    ['words that point below', `Answers below.\n\nOn 11/30/26 11:00 AM, Mainstage wrote:\n${marked}`],
  ])('keeps a quote with %s', (_, text) => expect(shown(text)).toBe(text));
});
