import { createHmac } from 'node:crypto';
import { brand } from '@mainstage/content/site/brand';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../../config';

/** WebAuthn's relying party: the site's host, with the provider's name. */
@Injectable()
export class RelyingParty {
  readonly name = `${brand.name}, sales desk`;
  readonly id: string;
  readonly origin: string;

  constructor(@InjectConfig() private readonly config: ApiConfig) {
    const { hostname, origin } = new URL(config.PUBLIC_URL);
    this.id = hostname;
    this.origin = origin;
  }

  /** A member's id on authenticators: stable, and not the address. */
  userIdOf(member: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(createHmac('sha256', this.config.APP_SECRET).update(`desk passkey ${member}`).digest());
  }
}
