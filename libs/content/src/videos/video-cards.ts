import { particulars } from '../venues/particulars';
import { scenes, socialPost } from './scenes';
import type { VideoCard } from './types';

const { skyline } = particulars;

/** The Experience video cards of the home page. */
export const videoCards = [
  {
    id: 'wall-awakens',
    title: 'The wall wakes up',
    description: 'From black to full picture in one breath, filmed from row three.',
    thumbnail: { id: 'hall-empty' },
    duration: '0:03',
    category: 'Stages',
    linkedinUrl: socialPost('wall-awakens'),
    vimeoUrl: scenes.wall,
  },
  {
    id: 'light-rehearsal',
    title: 'Rehearsal in haze',
    description: `${skyline.movingHeads} lamps find their marks while the seats are still empty.`,
    thumbnail: { id: 'control-desk' },
    duration: '0:02',
    category: 'Technology',
    linkedinUrl: socialPost('light-rehearsal'),
    vimeoUrl: scenes.haze,
  },
  {
    id: 'before-doors',
    title: 'Ten minutes to doors',
    description: 'Beams on, cloths straight, radios quiet: the calm before the guests.',
    thumbnail: { id: 'hall-gala' },
    duration: '0:02',
    category: 'Events',
    linkedinUrl: socialPost('before-doors'),
    vimeoUrl: scenes.beams,
  },
  {
    id: 'borrowed-desert',
    title: 'A borrowed desert',
    description: 'What a volume does to skin, chrome and sand when the picture moves.',
    thumbnail: { id: 'volume-stage' },
    duration: '0:01',
    category: 'Studios',
    linkedinUrl: socialPost('borrowed-desert'),
    vimeoUrl: scenes.colours,
  },
] as const satisfies readonly VideoCard[];
