/** Field labels of receipts in the other language than the form's page. */
export const germanLabels = {
  contact: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    company: 'Unternehmen',
    message: 'Nachricht',
  },
  tour: {
    fullName: 'Name',
    email: 'E-Mail-Adresse',
    company: 'Unternehmen',
    phoneNumber: 'Telefonnummer',
    preferredDate: 'Wunschtag',
    preferredTime: 'Wunschzeit',
    numberOfGuests: 'Personen',
    additionalInformation: 'Weitere Angaben',
  },
} as const;

export const englishLabels = {
  'business-event': {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone number',
    company: 'Company',
    position: 'Position',
    eventInterest: 'Interested in',
    message: 'Message',
    agreeToTerms: 'Consent',
  },
} as const;

/** English names of the business events' formats with a German name. */
export const englishInterests: Readonly<Partial<Record<string, string>>> = { 'all-events': 'All events' };
