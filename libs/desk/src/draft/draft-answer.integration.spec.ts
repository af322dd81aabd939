// Rules: desk.draft
import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { requestBooking } from '@mainstage/bookings/use-cases/request';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { LeadNotFound } from '../desk-error';
import { draftAnswer } from './draft-answer';

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk?.stop());

const options = { origin: 'https://venue.example', samplePrices: false };
const draft = (id: string, language?: 'en' | 'de') => draftAnswer(desk.manager, id, { ...options, language });
const wish = { brief_venue: 'skyline-stage', brief_part: 'full-day', brief_guests: 100, brief_layout: 'banquet' };

async function booked(day: string, definite: boolean, lead?: string): Promise<void> {
  const { id } = await requestBooking(
    desk.manager,
    {
      ...{ venue: 'skyline-stage', day, hire: 'full-day', guests: 100, origin: 'sales' },
      ...(lead ? { lead: { form: 'contact', id: lead } } : { client: { name: 'Weber' } }),
    },
    'Tom',
  );
  await (definite ? makeDefinite : makeOption)(desk, id, 'Tom');
}

describe('a draft', () => {
  it('says that the day is free, that the guests fit and what it costs', async () => {
    const { language, text, missing } = await draft(await desk.lead({ ...wish, brief_date: '2030-03-11' }));
    expect(language).toBe('en');
    expect(text).toContain('Skyline Stage is free on Monday 11 March 2030 from 08:00 to 18:00');
    expect(text).toContain('set-up from 05:00 and dismantling until 20:00');
    expect(text).toContain(
      'There is enough room for 100 guests: Skyline Stage takes up to 180 guests at round tables.',
    );
    expect(text).toContain('€');
    expect(missing.filter(({ fact }) => fact !== 'price')).toEqual([]);
  });

  it('offers the next option and other days where somebody has the first one', async () => {
    await booked('2030-03-13', false);
    const { text } = await draft(await desk.lead({ ...wish, brief_date: '2030-03-13' }), 'de');
    expect(text).toContain('besteht am Mittwoch, 13. März 2030, von 08:00 bis 18:00 Uhr derzeit eine Option');
    expect(text).toContain('Donnerstag, 14. März 2030; Freitag, 15. März 2030; Montag, 18. März 2030');
    expect(text).not.toContain('Weber');
  });

  it('names no day on which set-up or dismantling of others is in the way', async () => {
    for (const day of ['2030-03-20', '2030-03-21']) await booked(day, true);
    const { text } = await draft(await desk.lead({ ...wish, brief_date: '2030-03-20' }));
    expect(text).toContain('no longer available on Wednesday 20 March 2030');
    expect(text).toContain('Fri 22 March 2030, Mon 25 March 2030 and Tue 26 March 2030');
  });

  it('says when the client’s own option ends instead of whether the day is free', async () => {
    const id = await desk.lead({ ...wish, brief_date: '2030-04-10' });
    await booked('2030-04-10', false, id);
    const { text } = await draft(id);
    expect(text).toMatch(/We are holding Skyline Stage on Wednesday 10 April 2030 for you. Your option ends on \w+ /);
    expect(text).not.toContain('is free');
    await desk.manager.query(
      `UPDATE bookings SET challenged_until = '2026-01-05T11:00Z', expires_at = '2026-01-09T16:00Z' WHERE lead_id = $1`,
      [id],
    );
    expect((await draft(id)).text).toContain('Your option ends on Monday 5 January 2026 at 12:00');
  });

  it('does not call a day taken because the room is too small', async () => {
    const { text, missing } = await draft(await desk.lead({ ...wish, brief_guests: 900, brief_date: '2030-05-13' }));
    expect(text).toContain('Skyline Stage is free on Monday 13 May 2030');
    expect(text).toContain(
      'For 900 guests the room is too small: Skyline Stage takes up to 180 guests at round tables.',
    );
    expect(text).not.toMatch(/€|next day/);
    expect(missing.map(({ fact }) => fact)).toEqual(['price']);
  });

  it('leaves out a day that is over and everything about a venue that is not named', async () => {
    const over = await draft(await desk.lead({ ...wish, brief_date: '2020-03-11' }));
    expect(over.text).not.toContain('2020');
    expect(over.missing).toContainEqual({ fact: 'day', sentence: 'The day asked for is over: it is left out.' });
    const bare = await draft(await desk.lead());
    expect(bare.text).not.toMatch(/€|free|takes up to/);
    expect(bare.missing.map(({ fact }) => fact)).toEqual(['venue', 'day', 'guests']);
  });

  it('is written in the language of the form, and stores nothing', async () => {
    const id = await desk.lead(wish);
    const before = await desk.manager.query('SELECT count(*) FROM desk_entries');
    expect((await draft(id)).language).toBe('en');
    expect(await desk.manager.query('SELECT count(*) FROM desk_entries')).toEqual(before);
    await expect(draft('0192c3d4-5e6f-7a7b-8c9d-0e1f2a3b4c5d')).rejects.toThrow(LeadNotFound);
  });
});
