import { Email, WholeNumber } from '@mainstage/contracts/rules';

/** `PUT /api/desk/leads/:id/address` */
export class AddressDto {
  @WholeNumber({ min: 1, max: 2_000_000_000, description: 'The version that was shown', optional: false })
  version!: number;

  @Email()
  email!: string;
}
