/**
 * Measures of single rooms that menus and cards of every page name: apart from the rooms, so that a first visit does not
 * load the words of the whole house. Samples of ours; each is part of its room's record.
 */
export const horizonStageMeasures = { lastSeatM: 11 } as const;
export const skylineStudioMeasures = { environments: 20 } as const;
