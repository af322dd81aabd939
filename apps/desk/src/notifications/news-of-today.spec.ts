// Rules: desk.notifications
import type { DeskToday } from '@mainstage/contracts/desk/leads';
import { testLead } from '../lead/testing/test-lead';
import { newsOf } from './news-of-today';

const lena = 'lena@venue.example';
const today = (parts: Partial<DeskToday>): DeskToday => ({
  ...{
    replies: [],
    failedAnswers: [],
    reminders: [],
    answers: [],
    steps: [],
    snoozed: [],
    tours: [],
    options: [],
    offers: { ending: [], opened: [], wished: [] },
    messages: [],
  },
  ...parts,
});

describe('the news of today', () => {
  it('are replies, new leads and reminders of the member and of nobody', () => {
    const lead = (id: string, owner: string | null, changes = {}) => testLead({ id, owner, ...changes });
    const news = newsOf(
      today({
        replies: [lead('a', lena, { repliedAt: '2030-05-14T08:00:00Z' }), lead('b', 'tom@venue.example')],
        answers: [lead('c', null), lead('d', lena, { state: 'taken' })],
        reminders: [lead('e', lena, { remindIfNoReplyBy: '2030-05-14T07:00:00Z' })],
        steps: [lead('f', lena)],
      }),
      lena,
    );
    expect(news.map(({ leadId, title }) => [leadId, title])).toEqual([
      ['a', 'Ada Byron replied'],
      ['c', 'New lead: Ada Byron'],
      ['e', 'No reply from Ada Byron yet'],
    ]);
  });

  it('are others with each reply', () => {
    const keyOf = (repliedAt: string) => newsOf(today({ replies: [testLead({ repliedAt })] }), lena)[0]?.key;
    expect(keyOf('2030-05-14T08:00:00Z')).not.toBe(keyOf('2030-05-15T08:00:00Z'));
  });
});
