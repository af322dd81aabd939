import type { DeskRight } from '@mainstage/contracts/desk/session';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../config';
import { NotAllowed, PasskeyRequired } from './desk.errors';

/** Calls for `lead` only, and with DESK_REQUIRE_PASSKEY only after a passkey was used. */
@Injectable()
export class LeadRight {
  constructor(@InjectConfig() private readonly config: ApiConfig) {}

  /** Whether a passkey is required and none was used in this session. */
  passkeyMissing({ passkeyUsed }: { passkeyUsed: boolean }): boolean {
    return this.config.DESK_REQUIRE_PASSKEY === 'all' && !passkeyUsed;
  }

  /** @throws NotAllowed, PasskeyRequired */
  require({ right, passkeyUsed }: { right: DeskRight; passkeyUsed: boolean }): void {
    if (right !== 'lead') throw new NotAllowed();
    if (this.config.DESK_REQUIRE_PASSKEY !== 'off' && !passkeyUsed) throw new PasskeyRequired();
  }
}
