import { webinarDateText } from './date-label';

describe('the webinar date', () => {
  it('is in German format', () => {
    expect(webinarDateText(new Date('2024-07-18T11:00:00+02:00'), new Date('2024-06-01T00:00:00Z'))).toEqual({
      label: 'Donnerstag, 18.07. 11:00 Uhr',
      day: '18.07.2024',
      weekday: 'Donnerstag',
      time: '11:00',
      endTime: '12:00',
      shown: 'Donnerstag, 18.07. 11:00 Uhr',
    });
  });
  it('says its year where it is not the next date of that day and month', () => {
    const startsAt = new Date('2030-07-18T11:00:00+02:00');
    expect(webinarDateText(startsAt, new Date('2026-11-27T00:00:00Z')).shown).toBe('Donnerstag, 18.07.2030, 11:00 Uhr');
    expect(webinarDateText(startsAt, new Date('2030-07-18T10:00:00Z')).shown).toBe('Donnerstag, 18.07. 11:00 Uhr');
    expect(webinarDateText(startsAt, new Date('2030-08-18T10:00:00Z')).shown).toBe('Donnerstag, 18.07.2030, 11:00 Uhr');
  });
  it('uses Berlin time in winter and around midnight', () => {
    expect(webinarDateText(new Date('2026-12-31T23:30:00Z'))).toMatchObject({
      label: 'Freitag, 01.01. 00:30 Uhr',
      endTime: '01:30',
    });
  });
});
