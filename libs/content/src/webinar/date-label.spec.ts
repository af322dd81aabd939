import { webinarDateText } from './date-label';

describe('the webinar date', () => {
  it('is in German format', () => {
    expect(webinarDateText(new Date('2024-07-18T11:00:00+02:00'))).toEqual({
      label: 'Donnerstag, 18.07. 11:00 Uhr',
      day: '18.07.2024',
      weekday: 'Donnerstag',
      time: '11:00',
      endTime: '12:00',
    });
  });
  it('uses Berlin time in winter and around midnight', () => {
    expect(webinarDateText(new Date('2026-12-31T23:30:00Z'))).toMatchObject({
      label: 'Freitag, 01.01. 00:30 Uhr',
      endTime: '01:30',
    });
  });
});
