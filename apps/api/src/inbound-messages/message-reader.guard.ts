import { type ExecutionContext, Injectable } from '@nestjs/common';
import { DeskGuard } from '../desk/desk.guard';

/** Where there is a sales desk, a message is shown to its members alone; elsewhere the link itself is the permission. */
@Injectable()
export class MessageReaderGuard extends DeskGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    return !this.team.isOn || super.canActivate(context);
  }
}
