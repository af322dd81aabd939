import { predictedLead } from './predicted-lead';
import { testLead } from './testing/test-lead';

const me = 'lena@venue.example';
const now = new Date('2030-05-14T10:00:00Z');
const predict = (lead: Parameters<typeof testLead>[0], change: Parameters<typeof predictedLead>[1]) =>
  predictedLead(testLead(lead), change, me, now);

describe('what the desk shows before the server has answered', () => {
  it('the predicted lead belongs to its new owner when it is taken', () =>
    expect(predict({}, { version: 3, owner: me })).toMatchObject({ owner: me, state: 'taken' }));

  it('the predicted lead is new again where its owner gives it back', () =>
    expect(predict({ state: 'taken', owner: me }, { version: 3, owner: null })).toMatchObject({
      owner: null,
      state: 'new',
    }));

  it('the predicted lead is answered, and owned by who answered', () =>
    expect(predict({}, { version: 3, state: 'answered' })).toMatchObject({
      state: 'answered',
      owner: me,
      answeredAt: now.toISOString(),
    }));

  it('the predicted lead keeps an existing owner and first answer', () =>
    expect(
      predict({ owner: 'tom@venue.example', answeredAt: '2030-05-14T09:00:00Z' }, { version: 3, state: 'answered' }),
    ).toMatchObject({ owner: 'tom@venue.example', answeredAt: '2030-05-14T09:00:00Z' }));

  it('the predicted lead is lost with its reason, which a later state takes away', () => {
    const lost = predict({}, { version: 3, state: 'lost', lostReason: 'price' });
    expect(lost.lostReason).toBe('price');
    expect(predictedLead(lost, { version: 4, state: 'won' }, me, now).lostReason).toBeNull();
  });

  it('is answered once it is won, and waits for an answer again when it is reopened', () => {
    const won = predict({ repliedAt: '2030-05-14T09:00:00Z' }, { version: 3, state: 'won' });
    expect(won).toMatchObject({ owner: me, answeredAt: now.toISOString(), repliedAt: null });
    expect(predictedLead(won, { version: 4, state: 'taken' }, me, now)).toMatchObject({
      ...{ state: 'taken', answeredAt: null },
    });
  });

  it('keeps owner and reply of what is marked as spam', () => {
    const repliedAt = '2030-05-14T09:00:00Z';
    expect(predict({ repliedAt }, { version: 3, state: 'spam' })).toMatchObject({ owner: null, repliedAt });
  });
});
