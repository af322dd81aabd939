import { brand } from './brand';

/** The address on one line, for mails and calendar entries. */
export const venueAddress = `${brand.name}, ${brand.address.street}, ${brand.address.postcode} ${brand.address.city}`;
