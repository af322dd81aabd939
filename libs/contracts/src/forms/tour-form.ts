import { Email, FutureDate, limits, TextBlock, TextLine, TimeOfDay, tourGuests, WholeNumber } from '../rules';

/** Request for a guided tour of the house (spec 5). */
export class TourForm {
  @TextLine({ max: limits.name, description: 'Full name' })
  fullName!: string;

  @Email()
  email!: string;

  @TextLine({ max: limits.name, description: 'Company', optional: true })
  company?: string;

  @TextLine({ max: limits.phone, description: 'Phone number', optional: true })
  phoneNumber?: string;

  @FutureDate('Preferred day, today in Berlin or later')
  preferredDate!: string;

  @TimeOfDay('Preferred time of day in Berlin, HH:MM')
  preferredTime!: string;

  @WholeNumber({ ...tourGuests, description: 'Number of guests' })
  numberOfGuests?: number;

  @TextBlock({ max: limits.message, description: 'Additional information', optional: true })
  additionalInformation?: string;
}
