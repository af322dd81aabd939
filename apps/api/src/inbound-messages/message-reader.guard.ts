import { type ExecutionContext, Injectable } from '@nestjs/common';
import { DeskGuard } from '../desk/desk.guard';

/** Allows members of the sales desk only; without a sales desk the signed link itself is the permission. */
@Injectable()
export class MessageReaderGuard extends DeskGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    return !this.team.isOn || super.canActivate(context);
  }
}
