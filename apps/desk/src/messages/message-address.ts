import { deskApi } from '@mainstage/contracts/desk/calls';

const addressOf = (id: string, part: string): string => `${deskApi}/messages/${encodeURIComponent(id)}/${part}`;

/** The HTML of a message, for a frame. */
export const htmlAddress = (id: string): string => addressOf(id, 'html');

/** The original message as a file. */
export const originalAddress = (id: string): string => addressOf(id, 'original');

/** @param number index of the file in the message, from 0 */
export const attachmentAddress = (id: string, number: number): string => addressOf(id, `attachments/${number}`);

/** A picture of the message, re-encoded by the server. */
export const previewAddress = (id: string, number: number): string => `${attachmentAddress(id, number)}/preview`;
