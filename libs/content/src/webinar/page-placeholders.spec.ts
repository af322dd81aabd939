// Rules: webinar.date, webinar.state
import type { WebinarDate } from '@mainstage/contracts/answers';
import {
  namesWebinar,
  statePlaceholders,
  webinarMarks,
  webinarMeta,
  webinarStates,
  withWebinar,
} from './page-placeholders';

const webinar: WebinarDate = {
  startsAt: '2027-03-04T13:00:00.000Z',
  dateLabel: 'Donnerstag, 04.03. 14:00 Uhr',
  seats: 20,
  seatsLeft: 3,
  state: 'announced',
};

describe('a prerendered page', () => {
  it('a prerendered page is served with the current date and seats in every format', () => {
    expect(withWebinar(Object.values(webinarMarks).join(' | '), webinar).split(' | ')).toEqual([
      '2027-03-04T13:00:00.000Z',
      '2027-03-04T14:00:00.000Z',
      'Donnerstag, 04.03. 14:00 Uhr',
      expect.stringMatching(/^Donnerstag, 04\.03\.(2027,)? 14:00 Uhr$/),
      '04.03.2027',
      'Donnerstag',
      '14:00',
      '15:00',
      '20',
      'Noch 3 Plätze frei',
      '20 Plätze. Einer davon ist Ihrer.',
    ]);
  });

  it('a prerendered page is served with the current state’s text and a future event’s structured data', () => {
    const parts = webinarStates.map(
      (state) => `${statePlaceholders.begin(state)}<b>${state}</b>${statePlaceholders.end}`,
    );
    const page = `<script type="application/ld+json">{"startDate":"${webinarMarks.startsAt}"}</script>${parts.join('<!-- -->')}<i>on</i>`;
    const served = webinarStates.map((state) => withWebinar(page, { ...webinar, state }));
    const event = `<script type="application/ld+json">{"startDate":"${webinar.startsAt}"}</script>`;
    expect(served).toEqual([
      `${event}<b>announced</b><i>on</i>`,
      `${event}<b>full</b><i>on</i>`,
      '<b>running</b><i>on</i>',
      '<b>over</b><i>on</i>',
    ]);
  });

  it('a prerendered page contains the served state for its scripts', () => {
    const [, content = ''] =
      /content="([^"]*)"/.exec(withWebinar(`<meta content="${webinarMeta.mark}"/>`, webinar)) ?? [];
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual(webinar);
  });

  it('a prerendered page without webinar placeholders is served unchanged', () => {
    expect(withWebinar('<h1>{{origin}}</h1>', webinar)).toBe('<h1>{{origin}}</h1>');
    expect(namesWebinar('<h1>{{origin}}</h1>')).toBe(false);
  });
});
