import { answerLimits, type AnswerFile } from '@mainstage/contracts/desk/answer';
import { answerFileType, answerFileTypesText, encodedSize } from '@mainstage/contracts/desk/answer-files';

/** Why a file cannot be sent, checked before the upload; undefined if it can. @param files those of the answer */
export function fileProblem(
  file: { name: string; size: number },
  files: readonly Pick<AnswerFile, 'size'>[],
): string | undefined {
  if (!answerFileType(file.name)) return `${file.name} cannot be sent. These can: ${answerFileTypesText}.`;
  if (file.size === 0) return `${file.name} is empty.`;
  if (files.length >= answerLimits.files)
    return `${file.name} is one too many: ${answerLimits.files} files can be sent.`;
  const bytes = [...files, file].reduce((sum, { size }) => sum + encodedSize(size), 0);
  return bytes > answerLimits.encodedBytes
    ? `${file.name} is too large: all files together may have about 7.4 MB, which is 10 MB as sent.`
    : undefined;
}
