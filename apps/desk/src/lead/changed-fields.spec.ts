// Rule: desk.versions
import { fieldsChangedTwice } from './changed-fields';
import { testLead } from './testing/test-lead';

describe('two changes of one lead', () => {
  const shown = testLead();
  const takenByTom = testLead({ version: 4, owner: 'tom@venue.example', state: 'taken' });

  it('two changes of one lead conflict where both take it', () =>
    expect(fieldsChangedTwice({ version: 3, owner: 'lena@venue.example' }, shown, takenByTom)).toEqual([
      'state',
      'owner',
    ]));

  it('are compatible where one is about the next step', () =>
    expect(
      fieldsChangedTwice({ version: 3, nextStep: { what: 'Call', due: '2030-05-15' } }, shown, takenByTom),
    ).toEqual([]));

  it('two changes of one lead conflict where both set a next step', () => {
    const withStep = testLead({ version: 4, nextStep: { what: 'Send the offer', due: '2030-05-16' } });
    expect(fieldsChangedTwice({ version: 3, nextStep: null }, shown, withStep)).toEqual(['nextStep']);
  });
});
