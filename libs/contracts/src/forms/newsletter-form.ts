import { Email } from '../rules';

/** Newsletter sign-up (spec 5). */
export class NewsletterForm {
  @Email()
  email!: string;
}
