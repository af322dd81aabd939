// Rules: inbound.kinds
import { parseMessage } from '../parse/parse-message';
import { calendarReplyOf, calendarReplyWords } from './calendar-reply';

const calendar = (method: string, ...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, 'BEGIN:VEVENT', 'UID:tour-1', 'DTSTAMP:20300612T100000Z']
    .concat(lines, 'END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n');

async function read(method: string, lines: string[], written = '') {
  const message = await parseMessage(
    Buffer.from(
      `From: "Berg, Anna" <anna@kunde.example>\r\nContent-Type: multipart/alternative; boundary=a\r\n\r\n--a\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${written}\r\n--a\r\nContent-Type: text/calendar; charset=utf-8; method=${method}\r\n\r\n${calendar(method, ...lines)}\r\n--a--`,
    ),
  );
  const reply = calendarReplyOf(message);
  return reply && { ...reply, words: calendarReplyWords(reply, message.text) };
}

describe('a calendar reply', () => {
  it.each(['ACCEPTED', 'DECLINED', 'TENTATIVE'])('says %s by name', async (status) => {
    const lines = [`ATTENDEE;CN="Anna Berg";PARTSTAT=${status}:mailto:anna@kunde.example`];
    expect(await read('REPLY', lines)).toEqual({
      ...{ uid: 'tour-1', answer: status.toLowerCase(), who: 'Anna Berg', words: '' },
    });
  });

  it('brings the comment with it, once', async () => {
    const lines = [
      'ATTENDEE;CN=Anna;PARTSTAT=DECLINED:mailto:anna@kunde.example',
      'COMMENT:Leider krank\\, gern später',
    ];
    expect(await read('REPLY', lines)).toMatchObject({ who: 'Anna', words: 'Leider krank, gern später' });
    expect(await read('REPLY', lines, 'Leider krank, gern später')).toMatchObject({
      words: 'Leider krank, gern später',
    });
    expect(await read('REPLY', lines, 'Mehr dazu morgen.')).toMatchObject({
      words: 'Leider krank, gern später\n\nMehr dazu morgen.',
    });
  });

  it.each([
    ['UTC', ['DTSTART:20300718T120000Z', 'DTEND:20300718T130000Z']],
    ['a zone', ['DTSTART;TZID=Europe/Berlin:20300718T140000', 'DTEND;TZID=Europe/Berlin:20300718T150000']],
    [
      'a zone of Outlook',
      ['DTSTART;TZID=W. Europe Standard Time:20300718T140000', 'DTEND;TZID=W. Europe Standard Time:20300718T150000'],
    ],
    ['another zone', ['DTSTART;TZID=America/New_York:20300718T080000', 'DTEND;TZID=America/New_York:20300718T090000']],
    [
      'a zone of Evolution',
      ['DTSTART;TZID=/freeassociation.sourceforge.net/Europe/London:20300718T130000', 'DURATION:PT1H'],
    ],
    [
      'a zone without the quotation marks it needs',
      [
        'DTSTART;TZID=(UTC+01:00) Amsterdam\\, Berlin:20300718T140000',
        'DTEND;TZID=(UTC+01:00) Amsterdam\\, Berlin:20300718T150000',
      ],
    ],
    ['no zone', ['DTSTART:20300718T140000', 'DTEND:20300718T150000']],
  ])('names the proposed time in %s', async (_, times) => {
    const lines = [
      'ATTENDEE;CN=Tom;PARTSTAT=ACCEPTED:mailto:tom@venue.example',
      'ATTENDEE;CN=Anna;PARTSTAT=TENTATIVE:mailto:anna@kunde.example',
      ...times,
      'COMMENT:Eher nachmittags',
    ];
    expect(await read('COUNTER', lines)).toMatchObject({
      ...{ answer: 'proposed', who: 'Anna' },
      words: 'New time: Thu 18 Jul 2030, 14:00 to 15:00 (Frankfurt time)\n\nEher nachmittags',
    });
  });

  it('names the proposed time in a zone that only the calendar describes', async () => {
    const zone = [
      ...['END:VEVENT', 'BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
      ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT'],
    ];
    const lines = [
      'ATTENDEE;PARTSTAT=TENTATIVE:mailto:anna@kunde.example',
      'DTSTART;TZID=Customized Time Zone:20300718T080000',
    ];
    expect(await read('COUNTER', [...lines, ...zone])).toMatchObject({
      words: 'New time: Thu 18 Jul 2030, 15:00 (Frankfurt time)',
    });
  });

  it.each([
    ['20300718', '20300719', 'Thu 18 Jul 2030'],
    ['20300718', '20300720', 'Thu 18 Jul 2030 to Fri 19 Jul 2030'],
  ])('names proposed days without times: %s to %s', async (from, to, days) => {
    const lines = [
      'ATTENDEE;PARTSTAT=TENTATIVE:mailto:anna@kunde.example',
      `DTSTART;VALUE=DATE:${from}`,
      `DTEND;VALUE=DATE:${to}`,
    ];
    expect(await read('COUNTER', lines)).toMatchObject({ words: `New time: ${days}, the whole day` });
  });

  it('is found where METHOD is only in the content type, or a line is broken', async () => {
    const attendee = 'ATTENDEE;CN=Anna;PARTSTAT=DECLINED:mailto:anna@kunde.example';
    const message = await parseMessage(
      Buffer.from(
        `Content-Type: text/calendar; method=REPLY\r\n\r\n\ufeff${calendar('', attendee).replace(/METHOD:.*\r\n/, '')}`,
      ),
    );
    expect(calendarReplyOf(message)).toMatchObject({ answer: 'declined', who: 'Anna' });
    expect(await read('REPLY', [attendee, 'COMMENT:Krank,', 'leider'])).toMatchObject({
      answer: 'declined',
      comment: 'Krank,\nleider',
    });
  });

  it('brings the comment that Google writes beside the answer', async () => {
    const lines = ['ATTENDEE;PARTSTAT=DECLINED;X-RESPONSE-COMMENT="Bin im Urlaub":mailto:anna@kunde.example'];
    expect(await read('REPLY', lines)).toMatchObject({ words: 'Bin im Urlaub' });
  });

  it('of a delegate is theirs, whoever sends it', async () => {
    const lines = [
      'ATTENDEE;CN=Anna Berg;PARTSTAT=DELEGATED;DELEGATED-TO="mailto:ben@kunde.example":mailto:anna@kunde.example',
      'ATTENDEE;CN=Ben Klein;PARTSTAT=ACCEPTED;DELEGATED-FROM="mailto:anna@kunde.example":mailto:ben@kunde.example',
      'COMMENT:Ben kommt für mich',
    ];
    expect(await read('REPLY', lines)).toEqual({
      ...{ uid: 'tour-1', answer: 'accepted', who: 'Ben Klein' },
      ...{ comment: 'Ben kommt für mich', words: 'Ben kommt für mich' },
    });
    expect(await read('REPLY', lines.slice(0, 1))).toBeUndefined();
  });

  it.each([
    ['REQUEST', ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b.example']],
    ['REPLY', ['ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:a@b.example']],
    ['REPLY', []],
  ])('is none with %s %j', async (method, lines) => {
    expect(await read(method, lines)).toBeUndefined();
  });
});
