import { createHmac, timingSafeEqual } from 'node:crypto';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../../config';

/** A token that only our own pages can put into a form; a new password changes it. */
@Injectable()
export class CsrfToken {
  readonly value: string;

  constructor(@InjectConfig() { APP_SECRET, OPS_USER, OPS_PASSWORD }: ApiConfig) {
    this.value = createHmac('sha256', APP_SECRET)
      .update(`operators’ forms ${OPS_USER} ${OPS_PASSWORD}`)
      .digest('base64url');
  }

  matches(given: unknown): boolean {
    const bytes = Buffer.from(typeof given === 'string' ? given : '');
    const own = Buffer.from(this.value);
    return bytes.length === own.length && timingSafeEqual(bytes, own);
  }
}
