/** Footer of a mail to sales. */
export const salesReason = 'You are receiving this email because your address is set as the sales team of the website.';

/** Footer of the same mail to the owner of the lead. */
export const ownerReason = 'You are receiving this email because you have the lead that it is about.';
