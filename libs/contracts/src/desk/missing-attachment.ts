/** German and English phrases that announce an attachment. */
const mentions = [
  ...['anbei', 'im anhang', 'in der anlage', 'als anhang', 'als anlage', 'beigefügte?[nrs]?', 'beiliegende?[nrs]?'],
  ...['angehängte?[nrs]?', 'häng\\w*(?:\\s+\\S+){1,8}?\\s+an', 'füg\\w*(?:\\s+\\S+){1,8}?\\s+bei'],
  ...['attached', 'attaching', 'attachments?', 'i attach', 'we attach', 'enclosed', 'i enclose', 'we enclose'],
] as const;

const mention = new RegExp(`(?<![\\p{L}\\p{N}])(?:${mentions.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** The phrase of a text that announces an attachment; undefined if there is none. @param body without quoted text */
export const attachmentMention = (body: string): string | undefined => mention.exec(body)?.[0];
