import { Email } from './rules';

/** The address that replaces one which the visitor's mail server does not know (rule delivery.correction). */
export class AddressCorrection {
  @Email()
  email!: string;
}
