import { type MessageCheck, messageChecks } from '@mainstage/contracts/desk/leads';
import { OneOf } from '@mainstage/contracts/rules';

/** `PUT /api/desk/leads/:id/messages/:messageId/check` */
export class MessageCheckDto {
  @OneOf({ values: messageChecks, description: 'Of the team, of somebody else, or read', optional: false })
  as!: MessageCheck;
}
