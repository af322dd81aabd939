/** Allowed files by extension: the media type, and the first bytes of such a file. */
export const answerFileTypes = {
  pdf: { type: 'application/pdf', begins: ['25504446'] },
  jpg: { type: 'image/jpeg', begins: ['ffd8ff'] },
  jpeg: { type: 'image/jpeg', begins: ['ffd8ff'] },
  png: { type: 'image/png', begins: ['89504e47'] },
  webp: { type: 'image/webp', begins: ['52494646'] },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', begins: ['504b0304'] },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', begins: ['504b0304'] },
  pptx: { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', begins: ['504b0304'] },
  odt: { type: 'application/vnd.oasis.opendocument.text', begins: ['504b0304'] },
  ods: { type: 'application/vnd.oasis.opendocument.spreadsheet', begins: ['504b0304'] },
  odp: { type: 'application/vnd.oasis.opendocument.presentation', begins: ['504b0304'] },
  txt: { type: 'text/plain', begins: [] },
  csv: { type: 'text/csv', begins: [] },
  ics: { type: 'text/calendar', begins: [] },
} as const satisfies Record<string, { type: string; begins: readonly string[] }>;

type Ending = keyof typeof answerFileTypes;
export type AnswerFileType = (typeof answerFileTypes)[Ending]['type'];

export const answerFileTypesText =
  'PDF, JPEG, PNG, WebP, Word, Excel, PowerPoint, OpenDocument, text, CSV and calendar files';

/** `accept` of the file input. */
export const acceptedFiles = Object.keys(answerFileTypes)
  .map((ending) => `.${ending}`)
  .join(',');

const isEnding = (ending: string): ending is Ending => Object.hasOwn(answerFileTypes, ending);

function endingOf(name: string): Ending | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return isEnding(ending) ? ending : undefined;
}

/** The media type of a file by its extension; undefined if the type is not allowed. */
export const answerFileType = (name: string): AnswerFileType | undefined => {
  const ending = endingOf(name);
  return ending && answerFileTypes[ending].type;
};

/** Whether the content matches the extension. @param head first bytes in hexadecimal digits, lower case */
export function beginsAsNamed(name: string, head: string): boolean {
  const ending = endingOf(name);
  if (!ending) return false;
  const begins: readonly string[] = answerFileTypes[ending].begins;
  return begins.length === 0 || begins.some((start) => head.startsWith(start));
}

/** Size in a message: Base64 in lines of 76 characters. @param bytes of the file */
export const encodedSize = (bytes: number): number => Math.ceil(bytes / 57) * 78;
