import type { Answer, FormBody, FormName } from '@mainstage/leads/forms';

const id = '01a21aed-80f5-74c7-89c3-a2931fb02ed2';
const email = 'ada@example.com';

export const formExamples: { readonly [F in FormName]: { body: FormBody<F>; response: Answer<F> } } = {
  newsletter: { body: { email }, response: { id, mail: 'sent' } },
  contact: {
    body: {
      firstName: 'Ada',
      lastName: 'Byron',
      email,
      company: 'Engines Ltd',
      message: 'We plan a conference for 180 guests in spring.',
    },
    response: { id, confirmation: 'owed' },
  },
  tour: {
    body: {
      fullName: 'Ada Byron',
      email,
      preferredDate: '2030-05-14',
      preferredTime: '10:30',
      numberOfGuests: 4,
    },
    response: { id, confirmation: 'owed' },
  },
  webinar: {
    body: { firstName: 'Ada', email, selectedDate: 'Donnerstag, 18.07. 11:00 Uhr', agreeToTerms: true },
    response: { id, status: 'confirmed', confirmation: 'owed' },
  },
  'business-event': {
    body: {
      firstName: 'Ada',
      lastName: 'Byron',
      email,
      company: 'Engines Ltd',
      eventInterest: 'leadership-lab',
      agreeToTerms: true,
    },
    response: { id, confirmation: 'owed' },
  },
};
