import { broadcastStreaming } from './broadcast-streaming';
import { conferenceEvent } from './conference-event';
import { meetingWorkshop } from './meeting-workshop';
import type { UseCaseSection } from './types';

/** The three sections of /use-cases, in the order of its icon bar, and the cards of the menu (rule use-cases.sections). */
export const useCaseSections = [
  {
    anchor: 'conferences-events-section',
    name: 'Conference & Event',
    description: 'For days with a plenary and nights with a band: an audience in one room, and a reason to have come.',
    icon: 'stage',
    features: ['Up to three halls at once', 'LED walls as scenery', 'Catering on every floor'],
    image: { id: 'hall-audience' },
    useCases: conferenceEvent,
  },
  {
    anchor: 'meetings-workshops-section',
    name: 'Meeting & Workshop',
    description: 'For decisions and drafts: small rooms, each shaped for one way of talking to each other.',
    icon: 'table',
    features: ['Boardroom to arena', 'Writable walls', 'A host who thinks ahead'],
    image: { id: 'boardroom-night' },
    useCases: meetingWorkshop,
  },
  {
    anchor: 'broadcast-streaming-section',
    name: 'Broadcast & Streaming',
    description: 'For viewers elsewhere: studios with volumes, desks and lines that do not drop.',
    icon: 'camera',
    features: ['Three LED volumes', 'Broadcast control room', 'Two routes to the net'],
    image: { id: 'studio-streaming' },
    useCases: broadcastStreaming,
  },
] as const satisfies readonly UseCaseSection[];

/** One of each kind, for the slideshow of the home page and the overview: the three that have anchors of their own. */
export const featuredUseCases = [conferenceEvent[1], meetingWorkshop[0], broadcastStreaming[0]] as const;
