import type { AnswerFile } from '@mainstage/contracts/desk/answer';
import { useState } from 'react';
import { callDesk, uploadFile } from '../api/call-desk';
import { DeskError } from '../api/desk-error';
import { errorText } from '../api/error-text';
import { fileProblem } from './file-problem';

/**
 * The files of an answer, uploaded one after the other.
 * @param beforeUpload stores the draft that they belong to
 */
export function useFiles(leadId: string, initial: readonly AnswerFile[], beforeUpload: () => Promise<void>) {
  const [files, setFiles] = useState(initial);
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const add = async (chosen: readonly File[]) => {
    setProblems([]);
    let known = files;
    for (const file of chosen) {
      const problem = fileProblem(file, known);
      if (problem) {
        setProblems((before) => [...before, problem]);
        continue;
      }
      setUploading((names) => [...names, file.name]);
      try {
        await beforeUpload();
        const added = await uploadFile<AnswerFile>(`/leads/${leadId}/answer/files`, file);
        known = [...known, added];
        setFiles((before) => [...before, added]);
      } catch (error) {
        setProblems((before) => [...before, `${file.name} was not uploaded. ${uploadError(error)}`]);
      }
      setUploading((names) => names.filter((_, at) => at > 0));
    }
  };
  const remove = (file: AnswerFile) => {
    setProblems([]);
    callDesk(`/leads/${leadId}/answer/files/${file.id}`, { method: 'DELETE' }).then(
      () => setFiles((before) => before.filter(({ id }) => id !== file.id)),
      (error: unknown) => setProblems([`${file.name} was not removed. ${errorText(error)}`]),
    );
  };
  return { files, setFiles, uploading, problems, add, remove };
}

/** The server's own sentence describes a problem with a file. */
const uploadError = (error: unknown): string =>
  error instanceof DeskError && error.code === 'validation_failed' ? `${error.detail}.` : errorText(error);
