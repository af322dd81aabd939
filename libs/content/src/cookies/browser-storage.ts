/** A browser storage entry that the cookie policy lists. */
export interface StoredItem {
  title: string;
  where: 'local storage' | 'session storage';
  /** Its key or key prefix. */
  name: string;
  /** Description of the key's suffix. */
  and?: string;
  until: string;
  text: readonly string[];
}

/** All storage entries; a spec compares them with the keys in the code. */
export const browserStorageItems = [
  {
    title: 'Drafts of forms',
    where: 'session storage',
    name: 'mainstage.draft.',
    and: 'and the form’s name',
    until: 'sent, or the tab is closed',
    text: [
      'What you type into a form is kept in your browser’s session storage, so that a failed connection or a reload loses nothing. It is kept for this tab only, is removed once the form has been sent, and is gone when you close the tab.',
      'What you sent then stays there as your receipt: in this tab’s history, for that page only, so that Back or a reload finds it. It is gone when you start another request or close the tab.',
      'You asked for the form, and the draft serves only to let you finish it. That is why it needs no consent.',
    ],
  },
  {
    title: 'How you found us',
    where: 'session storage',
    name: 'mainstage.source',
    until: 'the tab is closed',
    text: [
      'The first page of your visit, the host of the page that linked to it and the campaign named in its address. It stays in this tab and is sent to us only with a form that you send; nothing in it identifies you.',
    ],
  },
  {
    title: 'Where you were on a page',
    where: 'session storage',
    name: 'mainstage.scroll',
    until: 'the tab is closed',
    text: [
      'How far you had scrolled on each page of this visit, so that Back takes you to where you were. It stays in this tab.',
    ],
  },
  {
    title: 'What you plan',
    where: 'session storage',
    name: 'mainstage.planned',
    until: 'the tab is closed',
    text: [
      'The day, the guests, the seating, the offer and the estimate that you choose on one page are there on the next, because you chose them. They stay in this tab and reach us only with a form that you send; you can remove any of them there.',
    ],
  },
  {
    title: 'The text your message started with',
    where: 'session storage',
    name: 'mainstage.begun',
    until: 'the tab is closed',
    text: [
      'Where a link starts your message with an offer or an estimate, that text is remembered, so that the next one replaces it instead of being added below. It does not include what you type.',
    ],
  },
  {
    title: 'Your shortlist',
    where: 'local storage',
    name: 'mainstage.shortlist',
    until: 'you take the last venue off it, or clear your browser’s data for this site',
    text: ['The names of the venues that you shortlist are kept, because you asked us to; nothing else is.'],
  },
  {
    title: 'The key to a protected page',
    where: 'local storage',
    name: 'mainstage.gate.',
    and: 'and the page’s name',
    until: 'it expires or its password changes, or you clear your browser’s data for this site',
    text: [
      'If you open a page with its password, we give your browser a key so that you need not type it again. The key says which page it opens and until when; it does not say who you are.',
    ],
  },
  {
    title: 'The dates of your event',
    where: 'session storage',
    name: 'mainstage.dates',
    until: 'you clear the fields, or the tab is closed',
    text: [
      'Clients who work out their deadlines in the handbook find the dates again after a reload. The browser does the sum; nothing is sent to us.',
    ],
  },
  {
    title: 'Your cookie settings',
    where: 'local storage',
    name: 'mainstage.cookies',
    until: 'you change it or clear your browser’s data for this site',
    text: [
      'Your choice on the cookie settings page is kept so that we need not ask again. It holds two answers, yes or no, and the day you gave them; nothing that identifies you.',
    ],
  },
] as const satisfies readonly StoredItem[];
