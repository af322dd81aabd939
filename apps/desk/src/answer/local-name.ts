/** The name under which a tab keeps what the server does not have of an answer yet. */
export const localName = (leadId: string): string => `mail:${leadId}`;
