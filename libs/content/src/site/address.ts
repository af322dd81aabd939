import { brand } from './brand';

/** Where the house stands, in one line: for mails and calendars. */
export const houseAddress = `${brand.name}, ${brand.address.street}, ${brand.address.postcode} ${brand.address.city}`;
