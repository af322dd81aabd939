import { Accepted, Email, limits, TextLine } from '../rules';

/** Sign-up for the free LED-wall webinar (spec 3, 5). */
export class WebinarForm {
  @TextLine({ max: limits.name, description: 'First name' })
  firstName!: string;

  @Email()
  email!: string;

  @TextLine({ max: limits.phone, description: 'Phone number', optional: true })
  phone?: string;

  @TextLine({ max: limits.name, description: 'The date label that GET /api/webinars/led-wall offers' })
  selectedDate!: string;

  @Accepted('Consent to the privacy policy')
  agreeToTerms!: boolean;
}
