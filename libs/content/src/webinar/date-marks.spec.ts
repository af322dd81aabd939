// Rules: webinar.date
import { webinarDateMarks, withWebinarDate } from './date-marks';

describe('a built page', () => {
  it('is served with the date of the setting, in every form that it is written in', () => {
    const page = Object.values(webinarDateMarks).join(' | ');
    expect(withWebinarDate(page, new Date('2027-03-04T14:00:00+01:00'))).toBe(
      '2027-03-04T13:00:00.000Z | Donnerstag, 04.03. 14:00 Uhr | 04.03.2027 | Donnerstag | 14:00 | 15:00',
    );
  });

  it('without a date is served as it is', () => {
    expect(withWebinarDate('<h1>{{origin}}</h1>', new Date(0))).toBe('<h1>{{origin}}</h1>');
  });
});
