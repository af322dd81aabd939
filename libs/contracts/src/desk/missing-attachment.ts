/** Words by which somebody says that a file comes with the message, German and English. */
const mentions = [
  ...['anbei', 'im anhang', 'in der anlage', 'als anhang', 'als anlage', 'beigefügte?[nrs]?', 'beiliegende?[nrs]?'],
  ...['angehängte?[nrs]?', 'häng\\w*(?:\\s+\\S+){1,8}?\\s+an', 'füg\\w*(?:\\s+\\S+){1,8}?\\s+bei'],
  ...['attached', 'attaching', 'attachments?', 'i attach', 'we attach', 'enclosed', 'i enclose', 'we enclose'],
] as const;

const mention = new RegExp(`(?<![\\p{L}\\p{N}])(?:${mentions.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/**
 * The words by which a text says that a file comes with it; undefined where it says so nowhere.
 * @param body without what is quoted
 */
export const attachmentMention = (body: string): string | undefined => mention.exec(body)?.[0];
