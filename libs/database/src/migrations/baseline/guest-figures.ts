// Figures that count_area_guests was written with; a spec compares them with libs/venues/facts.

/** Floors of each area, in the order of `area_guests`, and the most guests of each. */
export const areas = [[4], [5], [6], [4, 5], [4, 6], [5, 6], [4, 5, 6, 7, 8]];
export const limits = [199, 199, 199, 350, 400, 400, 550];

/** By venue: what its largest room on each floor takes, what the venue takes, and layouts that take another number. */
export const venues = {
  'skyline-stage': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 150, banquet: 180, boardroom: 40, cabaret: 166 },
  },
  'skyline-stage-terrace': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 150, banquet: 180, boardroom: 40, cabaret: 166 },
  },
  'liberty-stage': {
    floors: { '5': 199 },
    guests: 199,
    layouts: { classroom: 130, banquet: 150, boardroom: 40, cabaret: 133 },
  },
  'horizon-stage': {
    floors: { '4': 199 },
    guests: 199,
    layouts: { classroom: 112, banquet: 140, boardroom: 40, cabaret: 116 },
  },
  'nova-stage': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 112, banquet: 140, boardroom: 40, cabaret: 116 },
  },
  'nova-stage-terrace': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 112, banquet: 140, boardroom: 40, cabaret: 116 },
  },
  'vista-stage': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 96, banquet: 120, boardroom: 40, cabaret: 100 },
  },
  'vista-stage-terrace': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 96, banquet: 120, boardroom: 40, cabaret: 100 },
  },
  'skyline-horizon-double': {
    floors: { '6': 199, '4': 199 },
    guests: 400,
    layouts: { theatre: 398, classroom: 262, banquet: 320, boardroom: 40, cabaret: 282, standing: 398 },
  },
  'skyline-liberty-double': {
    floors: { '6': 199, '5': 199 },
    guests: 400,
    layouts: { theatre: 398, classroom: 280, banquet: 330, boardroom: 40, cabaret: 299, standing: 398 },
  },
  'horizon-liberty-double': {
    floors: { '4': 199, '5': 199 },
    guests: 350,
    layouts: { classroom: 242, banquet: 290, boardroom: 40, cabaret: 249 },
  },
  'horizon-skyline-double': {
    floors: { '4': 199, '6': 199 },
    guests: 400,
    layouts: { theatre: 398, classroom: 262, banquet: 320, boardroom: 40, cabaret: 282, standing: 398 },
  },
  'skyline-liberty-horizon-triple': {
    floors: { '6': 199, '5': 199, '4': 199 },
    guests: 550,
    layouts: { classroom: 392, banquet: 470, boardroom: 40, cabaret: 415 },
  },
  'skyline-studio': {
    floors: { '6': 100 },
    guests: 100,
    layouts: { classroom: 50, banquet: 62, boardroom: 40, cabaret: 52 },
  },
  'liberty-studio': {
    floors: { '5': 80 },
    guests: 80,
    layouts: { classroom: 45, banquet: 56, boardroom: 37, cabaret: 46 },
  },
  'horizon-studio': {
    floors: { '4': 60 },
    guests: 60,
    layouts: { classroom: 40, banquet: 50, boardroom: 33, cabaret: 41 },
  },
  workshop: { floors: { '5': 30 }, guests: 30, layouts: { classroom: 19, banquet: 24, boardroom: 20 } },
  arena: { floors: { '5': 30 }, guests: 30 },
  'straight-up': { floors: { '5': 30 }, guests: 30 },
  boardroom: { floors: { '5': 16 }, guests: 16 },
  'directors-circle': {
    floors: { '4': 30 },
    guests: 30,
    layouts: { theatre: 20, classroom: 9, banquet: 12, boardroom: 10, cabaret: 10 },
  },
  'private-office': { floors: { '7': 8 }, guests: 8 },
  'team-office': { floors: { '7': 20 }, guests: 20 },
  'corporate-office': { floors: { '8': 50 }, guests: 50 },
  'enterprise-office': { floors: { '8': 100 }, guests: 100 },
  'skyline-floor': {
    floors: { '6': 199 },
    guests: 199,
    layouts: { classroom: 150, banquet: 180, boardroom: 40, cabaret: 166 },
  },
  'liberty-floor': {
    floors: { '5': 199 },
    guests: 199,
    layouts: { classroom: 130, banquet: 150, boardroom: 40, cabaret: 133 },
  },
  'horizon-floor': {
    floors: { '4': 199 },
    guests: 199,
    layouts: { classroom: 112, banquet: 140, boardroom: 40, cabaret: 116 },
  },
  'sky-lounge': { floors: { '6': 199 }, guests: 199, layouts: { theatre: 70, banquet: 160, cabaret: 133 } },
  'sky-terrace': { floors: { '6': 199 }, guests: 199, layouts: { banquet: 120, cabaret: 100 } },
};
