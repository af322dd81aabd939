import { TourBooking } from '@mainstage/leads/tour/entity';
import { typedFields } from './typed-fields';

const tourOn = (preferredDate: string, preferredTime: string) =>
  Object.assign(new TourBooking(), { typed: { fullName: 'Ada Muster', preferredDate, preferredTime } });

describe('the fields of a tour', () => {
  it('say that it is outside the tour hours', () => {
    expect(typedFields({ form: 'tour', phone: null }, tourOn('2026-07-18', '14:00'))).toContainEqual({
      label: 'Tour hours',
      value: 'Outside the tour hours (Monday to Friday, 9:00–18:00): by special arrangement only.',
    });
  });

  it('say nothing of the hours where it is within', () => {
    const labels = typedFields({ form: 'tour', phone: null }, tourOn('2026-07-17', '14:00')).map(({ label }) => label);
    expect(labels).not.toContain('Tour hours');
  });
});
