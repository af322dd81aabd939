// Rules: form.receipt, visitor.language
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { hasReceipt, type ReceiptForm, receiptOf } from './receipt';
import { formNames } from './forms';

const wordsOf = (form: ReceiptForm, body: Parameters<typeof receiptOf>[1]) =>
  Object.fromEntries(receiptOf(form, body).sent);

describe('the receipt of a form', () => {
  it('a receipt exists for the forms that sales answers', () => {
    expect(formNames.filter(hasReceipt)).toEqual(['contact', 'tour', 'business-event']);
  });

  it('shows a message as it was typed, and what was chosen in words', () => {
    const body = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      message: 'One\ntwo',
      brief: {
        venue: 'skyline-stage',
        date: '2027-03-12',
        part: 'evening',
        guests: 120,
        shortlist: ['skyline-stage', 'boardroom'],
      },
    } as const;
    expect(wordsOf('contact', { ...body, brief: { ...body.brief, shortlist: [...body.brief.shortlist] } })).toEqual({
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@example.com',
      Message: 'One\ntwo',
      'Your request': 'Skyline Stage · 12 March 2027 · evening · 120 guests · Boardroom, on your shortlist',
    });
  });

  it('shows a tour with day and time in words, without what was left out', () => {
    const day = berlinDayIn(2);
    const words = wordsOf('tour', {
      fullName: 'Ada Byron',
      email: 'ada@example.com',
      preferredDate: day,
      preferredTime: '10:30',
      numberOfGuests: 4,
      phoneNumber: '',
    });
    expect(Object.keys(words)).toEqual(['Full name', 'Email', 'Preferred date', 'Preferred time', 'Number of guests']);
    expect(words['Preferred date']).toMatch(/^\w+day,? \d{1,2} \w+ \d{4}$/);
    expect(words).toMatchObject({ 'Preferred time': '10:30 (Frankfurt time)', 'Number of guests': '4' });
  });

  it('is German for the business events, names the format, and asks no consent again', () => {
    const body = { firstName: 'Ada', email: 'ada@example.com', eventInterest: 'leadership-lab', agreeToTerms: 'on' };
    expect(receiptOf('business-event', body)).toMatchObject({
      language: 'de',
      sent: [
        ['Vorname', 'Ada'],
        ['E-Mail-Adresse', 'ada@example.com'],
        ['Interesse an', 'Leadership Lab'],
      ],
    });
  });

  it('is in the language that was chosen, whatever the form', () => {
    const brief = {
      venue: 'skyline-stage',
      date: '2027-03-12',
      part: 'evening',
      guests: 1,
      layout: 'banquet',
    } as const;
    const tour = { fullName: 'Ada', preferredDate: '2027-03-10', preferredTime: '10:30', brief, language: 'de' };
    expect(receiptOf('tour', tour)).toMatchObject({ language: 'de', title: 'Ihre Anfrage liegt uns vor' });
    expect(wordsOf('tour', tour)).toEqual({
      Name: 'Ada',
      Wunschtag: 'Mittwoch, 10. März 2027',
      Wunschzeit: '10:30 Uhr',
      'Ihre Anfrage': 'Skyline Stage · Freitag, 12. März 2027 · Abend · 1 Gast · Bankett',
    });
    const english = { firstName: 'Ada', eventInterest: 'all-events', language: 'en' };
    expect(receiptOf('business-event', english)).toMatchObject({ language: 'en', title: 'We have your application' });
    expect(wordsOf('business-event', english)).toEqual({ 'First name': 'Ada', 'Interested in': 'All events' });
  });

  it.each([
    ['chosen on the pages', { brief: { venue: 'boardroom' } }],
    ['named in the text', { additionalInformation: 'Venue: Boardroom (Floor 5)\n\nAt noon' }],
  ] as const)('leads on to the venue %s and to what it costs', (_, body) => {
    const links = receiptOf('tour', body).meanwhile.map(({ to }) => to);
    expect(links.slice(0, 2)).toEqual(['/venues/boardroom', '/estimate?venue=boardroom']);
    expect(new Set(links).size).toBe(links.length);
  });
});
