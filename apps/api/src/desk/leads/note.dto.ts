import { limits } from '@mainstage/contracts/form-limits';
import { TextBlock } from '@mainstage/contracts/rules';
import { RequestKey } from './request-key';

/** `POST /api/desk/leads/:id/notes` */
export class NoteDto {
  @TextBlock({ max: limits.message, description: 'What happened' })
  text!: string;

  @RequestKey()
  key?: string;
}
