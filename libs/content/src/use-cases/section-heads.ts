import type { UseCaseSection } from './types';

/** The three sections of /use-cases without their cards, for the menu of every page (rule nav.order). */
export const sectionHeads = {
  conferenceEvent: {
    anchor: 'conferences-events-section',
    name: 'Conference & Event',
    description: 'For days with a plenary and nights with a band: one audience in one room, and a reason to be there.',
    icon: 'stage',
    features: ['Up to three halls at once', 'LED walls as scenery', 'Catering on every floor'],
    image: { id: 'hall-audience' },
  },
  meetingWorkshop: {
    anchor: 'meetings-workshops-section',
    name: 'Meeting & Workshop',
    description: 'For decisions and drafts: small rooms, each shaped for one way of talking to each other.',
    icon: 'table',
    features: ['Boardroom to arena', 'Writable walls', 'A host who thinks ahead'],
    image: { id: 'boardroom-night' },
  },
  broadcastStreaming: {
    anchor: 'broadcast-streaming-section',
    name: 'Broadcast & Streaming',
    description: 'For audiences elsewhere: studios with LED volumes, presenter desks and lines that do not drop.',
    icon: 'camera',
    features: ['Three LED volumes', 'Broadcast control room', 'Two routes to the net'],
    image: { id: 'studio-streaming' },
  },
} as const satisfies Record<string, Omit<UseCaseSection, 'useCases'>>;
