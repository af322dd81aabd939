import { broadcastStreaming } from './broadcast-streaming';
import { conferenceEvent } from './conference-event';
import { meetingWorkshop } from './meeting-workshop';
import { sectionHeads } from './section-heads';
import type { UseCaseSection } from './types';

/** The three sections of /use-cases, in the order of its icon bar, and their eighteen cards (rule use-cases.sections). */
export const useCaseSections = [
  { ...sectionHeads.conferenceEvent, useCases: conferenceEvent },
  { ...sectionHeads.meetingWorkshop, useCases: meetingWorkshop },
  { ...sectionHeads.broadcastStreaming, useCases: broadcastStreaming },
] as const satisfies readonly UseCaseSection[];

/** One of each kind, for the home page's slideshow and the overview: the three with anchors of their own. */
export const featuredUseCases = [conferenceEvent[1], meetingWorkshop[0], broadcastStreaming[0]] as const;
