/** Footer of a mail to sales: why the reader gets it. */
export const salesReason = 'You are receiving this email because your address is set as the sales team of the website.';

/** Footer of the same mail where it goes to the member who has the lead. */
export const ownerReason = 'You are receiving this email because you have the lead that it is about.';
