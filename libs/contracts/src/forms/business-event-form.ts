import { Accepted, Email, limits, OneOf, TextBlock, TextLine } from '../rules';

/** Formats a visitor can ask for (spec 3). */
export const eventInterests = [
  'business-breakfast',
  'leadership-lab',
  'ai-conference',
  'investment-roundtable',
  'industry-deep-dive',
  'all-events',
] as const;
export type EventInterest = (typeof eventInterests)[number];

/** Application for the business networking events (spec 3, 5). */
export class BusinessEventForm {
  @TextLine({ max: limits.name, description: 'First name' })
  firstName!: string;

  @TextLine({ max: limits.name, description: 'Last name' })
  lastName!: string;

  @Email()
  email!: string;

  @TextLine({ max: limits.phone, description: 'Phone number', optional: true })
  phone?: string;

  @TextLine({ max: limits.name, description: 'Company' })
  company!: string;

  @TextLine({ max: limits.name, description: 'Position', optional: true })
  position?: string;

  @OneOf({ values: eventInterests, description: 'Event format of interest' })
  eventInterest?: EventInterest;

  @TextBlock({ max: limits.message, description: 'Message', optional: true })
  message?: string;

  @Accepted('Consent to the privacy policy')
  agreeToTerms!: boolean;
}
