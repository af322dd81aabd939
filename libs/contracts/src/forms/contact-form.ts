import { Email, limits, TextBlock, TextLine } from '../rules';

/** Message to the venue (spec 5). */
export class ContactForm {
  @TextLine({ max: limits.name, description: 'First name' })
  firstName!: string;

  @TextLine({ max: limits.name, description: 'Last name' })
  lastName!: string;

  @Email()
  email!: string;

  @TextLine({ max: limits.name, description: 'Company', optional: true })
  company?: string;

  @TextBlock({ max: limits.message, description: 'Message' })
  message!: string;
}
