/**
 * Measures that menus and cards of every page show. They are separate from the room records so that the first visit
 * does not load the texts of all venues. Sample values; each is part of its room's record.
 */
export const horizonStageMeasures = { lastSeatM: 11 } as const;
export const skylineStudioMeasures = { environments: 20 } as const;
