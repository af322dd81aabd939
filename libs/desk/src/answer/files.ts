import { type AnswerFile as ListedFile, answerLimits } from '@mainstage/contracts/desk/answer';
import {
  answerFileType,
  answerFileTypesText,
  beginsAsNamed,
  encodedSize,
} from '@mainstage/contracts/desk/answer-files';
import type { EntityManager } from 'typeorm';
import { FieldsRejected } from '../actions/fields-rejected';
import { lockDeskLead } from '../changes/change-lead';
import { ActionRefused, LeadNotFound } from '../desk-error';
import { AnswerFile } from './answer-file';
import { draftRow } from './drafts';

/** Bytes reserved for headers, text and the headers of the parts. */
const textBytes = 200 * 1024;

/** @throws ActionRefused `answer_too_large` */
export function requireSize(files: readonly { size: number }[]): void {
  const bytes = files.reduce((sum, { size }) => sum + encodedSize(size), textBytes);
  if (bytes > answerLimits.encodedBytes)
    throw new ActionRefused(
      'answer_too_large',
      'The files are larger than 10 MB as they are sent, which is 7.4 MB as they are',
    );
}

/**
 * Adds a file to a member's draft. Virus scanning is left to the mail server that relays our mails.
 * @param file its name and bytes
 * @throws LeadNotFound if there is no draft, FieldsRejected for a forbidden type, ActionRefused `answer_too_large`
 */
export async function addFile(
  manager: EntityManager,
  { leadId, member }: { leadId: string; member: string },
  { name, content }: { name: string; content: Buffer },
): Promise<ListedFile> {
  const type = answerFileType(name);
  if (!type) throw rejected('not_offered', `${name} is none of the files that can be sent: ${answerFileTypesText}`);
  if (content.length === 0) throw rejected('required', `${name} is empty`);
  if (!beginsAsNamed(name, content.subarray(0, 8).toString('hex')))
    throw rejected('wrong_type', `${name} is not what its name says`);
  return manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    const draft = await draftRow(own, leadId, member);
    if (!draft) throw new LeadNotFound();
    const files = await own.findBy(AnswerFile, { answerId: draft.id });
    if (files.length >= answerLimits.files)
      throw rejected('out_of_range', `At most ${answerLimits.files} files can be sent`);
    const size = content.length;
    requireSize([...files, { size }]);
    const { identifiers } = await own.insert(AnswerFile, { answerId: draft.id, name, type, size, content });
    return { id: String(identifiers[0]?.['id']), name, type, size };
  });
}

const rejected = (code: 'not_offered' | 'required' | 'wrong_type' | 'out_of_range', message: string) =>
  new FieldsRejected([{ field: 'file', code, message }]);

/** Removes a file from a member's draft; does nothing if it is not there. @throws LeadNotFound */
export async function removeFile(
  manager: EntityManager,
  { leadId, member, fileId }: { leadId: string; member: string; fileId: string },
): Promise<void> {
  await manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    const draft = await draftRow(own, leadId, member);
    if (draft) await own.delete(AnswerFile, { id: fileId, answerId: draft.id });
  });
}
