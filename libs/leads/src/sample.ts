/** Values shared by the samples of mails. */
export const sample = {
  leadId: '3f2a9c1b-6d4e-4c8a-9b7f-1e2d3c4b5a69',
  receivedAt: new Date('2026-07-01T09:24:00+02:00'),
  startsAt: new Date('2026-07-16T11:00:00+02:00'),
  venuePage: {
    name: 'Skyline Stage',
    url: 'https://stage.example/venues/skyline-stage',
    picture: 'skyline-stage-show',
  },
  joinUrl: 'https://stage.example/webinar/join/dG9rZW4tb2YtdGhpcy1wZXJzb24',
} as const;

/** An ordinary lead in mails to sales. */
export const ordinary = {
  leadId: sample.leadId,
  receivedAt: sample.receivedAt,
  suspicions: [],
  visitorNotMailed: false,
};
