import { brand } from '../site/brand';

/** Texts of My dates. The rules are in the handbook. */
export const handbookDates = {
  event: 'Date of the event',
  signed: 'Date of the contract, if you have it',
  size: {
    label: 'Size of the order',
    small: (limit: string) => `Up to ${limit}`,
    large: (limit: string) => `Above ${limit}`,
  },
  caption: 'Your dates',
  past: 'over',
  empty: 'Choose the date of your event to see all deadlines and instalments as real days.',
  invalid: 'This date does not exist. Please check day and month.',
  contractAfterEvent: 'The contract is dated after the event. Please check both dates.',
  ics: 'Add all to my calendar (.ics)',
  file: (day: string) => `deadlines-${day}.ics`,
  calendar: { name: `Deadlines, ${brand.name}`, reminder: 'A day ahead' },
  labels: {
    onSigning: { label: 'Pay the full amount', text: 'The event is close: the full amount is due on signing.' },
    inFull: { label: 'Pay the full amount', text: 'Latest day for the invoice that comes with the contract.' },
    first: (share: string) => ({
      label: `First instalment, ${share}`,
      text: 'Latest day for the invoice that comes with the contract.',
    }),
    second: (share: string) => ({ label: `Second instalment, ${share}`, text: 'Latest day for it to arrive.' }),
    refund: (share: string) => ({
      label: `Last day to cancel with ${share} refunded`,
      text: 'Your written notice must reach us on this day.',
    }),
    free: { label: 'Last day for changes without a charge', text: 'Release the function sheet by this day.' },
    rush: (share: string) => ({
      label: `Changes cost ${share} more from now on`,
      text: 'Rush charge on what is changed or added.',
    }),
    notice: (share: string) => ({
      label: `Last day to change guest numbers by more than ${share}`,
      text: 'In writing; public holidays bring the date forward.',
    }),
    files: { label: 'Slides, films and graphics are due', text: 'Upload them by the end of the day.' },
    onDay: { label: 'Changes ordered on the day are due', text: 'Latest day to pay them.' },
    event: { label: 'Your event', text: 'See you in the hall.' },
  },
} as const;
