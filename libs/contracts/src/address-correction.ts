import { Email } from './rules';

/** The corrected address of a visitor whose mail server rejected the first one (rule delivery.correction). */
export class AddressCorrection {
  @Email()
  email!: string;
}
