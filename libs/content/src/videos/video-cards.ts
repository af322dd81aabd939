import { skylineStage } from '@mainstage/venues/facts/rooms/skyline-stage';
import { scenes, socialPost } from './scenes';
import type { VideoCard } from './types';

const loopOf = (picture: string) => [
  { src: `/film/loops/${picture}.webm`, type: 'video/webm' },
  { src: `/film/loops/${picture}.mp4`, type: 'video/mp4' },
];

/** The Experience video cards of the home page. */
export const videoCards = [
  {
    id: 'wall-awakens',
    title: 'The wall wakes up',
    description: 'From black to full picture in one breath, filmed from row three.',
    thumbnail: { id: 'hall-empty' },
    loop: loopOf('hall-empty'),
    duration: '0:08',
    category: 'Stages',
    linkedinUrl: socialPost('wall-awakens'),
    vimeoUrl: scenes.wall,
  },
  {
    id: 'light-rehearsal',
    title: 'Rehearsal in haze',
    description: `${skylineStage.measures.movingHeads} lamps find their marks while the seats are still empty.`,
    thumbnail: { id: 'control-desk' },
    loop: loopOf('control-desk'),
    duration: '0:05',
    category: 'Technology',
    linkedinUrl: socialPost('light-rehearsal'),
    vimeoUrl: scenes.desk,
  },
  {
    id: 'before-doors',
    title: 'Ten minutes to doors',
    description: 'Candles lit, cloths straight, radios quiet: the calm before the guests.',
    thumbnail: { id: 'liberty-stage-dinner' },
    loop: loopOf('liberty-stage-dinner'),
    duration: '0:06',
    category: 'Events',
    linkedinUrl: socialPost('before-doors'),
    vimeoUrl: scenes.dinner,
  },
  {
    id: 'borrowed-desert',
    title: 'A borrowed desert',
    description: 'What a volume does to skin, chrome and sand when the picture moves.',
    thumbnail: { id: 'volume-stage' },
    loop: loopOf('volume-stage'),
    duration: '0:06',
    category: 'Studios',
    linkedinUrl: socialPost('borrowed-desert'),
    vimeoUrl: scenes.desert,
  },
] as const satisfies readonly VideoCard[];
