// Rules: desk.text-blocks
import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { requestBooking } from '@mainstage/bookings/use-cases/request';
import { FieldsRejected } from '../actions/fields-rejected';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { filledTextBlocks } from './filled-text-blocks';
import {
  addTextBlock,
  changeTextBlock,
  listTextBlocks,
  removeTextBlock,
  restoreTextBlock,
  TextBlockChangedMeanwhile,
  textBlockHistory,
  TextBlockNotFound,
} from './text-blocks';

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk?.stop());
const [lena, tom] = ['lena@venue.example', 'tom@venue.example'];
const block = { title: 'Parking', language: 'en', text: 'Your cars on {day}' } as const;

describe('text blocks', () => {
  it('begin with texts in both languages', async () => {
    const languages = (await listTextBlocks(desk.manager)).map(({ language }) => language);
    expect([languages.filter((each) => each === 'de').length, languages.length]).toEqual([6, 12]);
  });

  it('are for answers unless they are added for offers', async () => {
    const { id } = await addTextBlock(desk.manager, { ...block, place: 'offer' }, lena);
    const changed = await changeTextBlock(desk.manager, id, { ...block, version: 1 }, tom);
    expect(changed.place).toBe('offer');
    expect((await addTextBlock(desk.manager, block, lena)).place).toBe('answer');
  });

  it('are withheld while the requested day cannot be held', async () => {
    const option = (await listTextBlocks(desk.manager)).find(({ title }) => title === 'Explain the option')!;
    const asked = { brief_venue: 'skyline-stage', brief_date: '2030-05-14', brief_part: 'full-day' };
    const withheld = async (lead: string) =>
      (await filledTextBlocks(desk.manager, lead, 'https://venue.example')).find(({ id }) => id === option.id)
        ?.withheld;
    const [first, second, without] = [await desk.lead(asked), await desk.lead(asked), await desk.lead()];
    expect(option.onlyIfFree).toBe(true);
    expect([await withheld(first), await withheld(without)]).toEqual([false, false]);
    const place = { venue: 'skyline-stage', day: '2030-05-14', hire: 'full-day', origin: 'sales' } as const;
    const { id } = await requestBooking(desk.manager, { ...place, lead: { form: 'contact', id: first } }, 'Tom');
    await makeOption(desk, id, 'Tom');
    expect([await withheld(first), await withheld(second)]).toEqual([true, true]);
    const { title, language, text, version } = option;
    const change = { title, language, text, version, onlyIfFree: false };
    await changeTextBlock(desk.manager, option.id, change, lena);
    expect(await withheld(second)).toBe(false);
  });

  it('keep every version, and make an old one the newest', async () => {
    const added = await addTextBlock(desk.manager, block, lena);
    const { id } = added;
    await changeTextBlock(desk.manager, id, { ...block, text: 'Second', version: 1 }, tom);
    const restored = await restoreTextBlock(desk.manager, id, { version: 2, from: 1 }, lena);
    expect(restored).toMatchObject({ ...block, version: 3, changedBy: lena });
    expect(
      (await textBlockHistory(desk.manager, id)).map(({ version, text, changedBy }) => [version, text, changedBy]),
    ).toEqual([
      [3, 'Your cars on {day}', lena],
      [2, 'Second', tom],
      [1, 'Your cars on {day}', lena],
    ]);
    await expect(restoreTextBlock(desk.manager, id, { version: 3, from: 9 }, lena)).rejects.toThrow(TextBlockNotFound);
  });

  it('are not overwritten by whoever saw an older version', async () => {
    const { id } = await addTextBlock(desk.manager, block, lena);
    const both = await Promise.allSettled(
      [lena, tom].map((by) => changeTextBlock(desk.manager, id, { ...block, text: by, version: 1 }, by)),
    );
    const refused = both.find((each) => each.status === 'rejected');
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused?.reason).toBeInstanceOf(TextBlockChangedMeanwhile);
    expect((refused?.reason as TextBlockChangedMeanwhile).current.version).toBe(2);
  });

  it('are deleted, and come back when a version is restored', async () => {
    const { id } = await addTextBlock(desk.manager, block, lena);
    await removeTextBlock(desk.manager, id);
    expect((await listTextBlocks(desk.manager)).map((each) => each.id)).not.toContain(id);
    await expect(removeTextBlock(desk.manager, id)).rejects.toThrow(TextBlockNotFound);
    await expect(changeTextBlock(desk.manager, id, { ...block, version: 1 }, lena)).rejects.toThrow(TextBlockNotFound);
    await restoreTextBlock(desk.manager, id, { version: 1, from: 1 }, tom);
    expect((await listTextBlocks(desk.manager)).map((each) => each.id)).toContain(id);
  });

  it('refuse a placeholder that does not exist', async () => {
    await expect(addTextBlock(desk.manager, { ...block, text: 'On {date}' }, lena)).rejects.toThrow(FieldsRejected);
  });

  it('are filled with the facts of a lead; what it does not say is named', async () => {
    const german = {
      ...block,
      language: 'de' as const,
      text: '{name}, {venue} am {day}: {guests}, {layout}, {link}, {reference}',
    };
    const { id } = await addTextBlock(desk.manager, german, lena);
    const filled = async (lead: string) =>
      (await filledTextBlocks(desk.manager, lead, 'https://venue.example')).find((each) => each.id === id);
    const lead = await desk.lead({ brief_venue: 'skyline-stage', brief_date: '2030-09-13', brief_layout: 'banquet' });
    expect(await filled(lead)).toMatchObject({
      text: `Ada Byron, Skyline Stage am Freitag, 13. September 2030: ___, Bankettbestuhlung, https://venue.example/venues/skyline-stage, ${lead.slice(0, 18)}`,
      missing: ['guests'],
    });
    expect((await filled(await desk.lead()))?.missing).toEqual(['venue', 'day', 'guests', 'layout', 'link']);
  });
});
