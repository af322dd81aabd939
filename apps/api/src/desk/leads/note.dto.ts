import { limits, TextBlock } from '@mainstage/contracts/rules';

/** `POST /api/desk/leads/:id/notes` */
export class NoteDto {
  @TextBlock({ max: limits.message, description: 'What happened' })
  text!: string;
}
