import type { HandbookDownload, HandbookPicture } from '@mainstage/contracts/gates/handbook';

/** Documents and pictures of the handbook, by their file names in the build and in the API. */
export const deckFiles = [
  {
    file: 'deck-spaces.pdf',
    title: 'Spaces',
    text: 'Floors, halls and rooms with areas, guests and walls.',
    lang: 'en',
  },
  {
    file: 'deck-technology.pdf',
    title: 'Technology',
    text: 'Walls, light, sound, streaming, and who runs them.',
    lang: 'en',
  },
  {
    file: 'deck-culinary-services.pdf',
    title: 'Culinary Services',
    text: 'Every meal and tier with its items.',
    lang: 'en',
  },
  {
    file: 'deck-hr-services.pdf',
    title: 'HR Services',
    text: 'Hosts, guides, interpreters and crew by the hour.',
    lang: 'en',
  },
  {
    file: 'deck-branding-and-marketing.pdf',
    title: 'Branding and Marketing',
    text: 'Your colours from the street to the stage.',
    lang: 'en',
  },
  {
    file: 'deck-content-creation.pdf',
    title: 'Content Creation',
    text: 'Films, graphics and slides made for the wall.',
    lang: 'en',
  },
] as const satisfies readonly HandbookDownload[];

export const termsFiles = [
  {
    file: 'terms-and-conditions-en.pdf',
    title: 'Terms and conditions',
    text: 'In English, for convenience. The German text prevails.',
    lang: 'en',
  },
  {
    file: 'geschaeftsbedingungen-de.pdf',
    title: 'Geschäftsbedingungen',
    text: 'Die maßgebliche deutsche Fassung.',
    lang: 'de',
  },
] as const satisfies readonly HandbookDownload[];

const signage = { width: 1600, height: 1000 } as const;

export const signagePictures = [
  {
    file: 'signage-welcome.webp',
    alt: 'Tall screen in the dark lobby: Welcome, the name of a sample company and its summit in white on violet light.',
    caption: 'Welcome: at the entrance, four metres high.',
    ...signage,
  },
  {
    file: 'signage-way.webp',
    alt: 'Two upright screens side by side: floors 6, 5 and 4 in large figures, with what guests find on each.',
    caption: 'Wayfinding: by the lifts on every floor.',
    ...signage,
  },
  {
    file: 'signage-door.webp',
    alt: 'Wide screen beside a door: the session now on, the two that follow, and the time.',
    caption: 'Door: beside every room.',
    ...signage,
  },
] as const satisfies readonly HandbookPicture[];
