/** Key of the tab's copy of an unsaved answer. */
export const localName = (leadId: string): string => `mail:${leadId}`;
