import { brand } from '@mainstage/content/site/brand';
import { currentTime } from '@mainstage/contracts/clock';
import { InjectConfig } from '@mainstage/nest/injection';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { ApiConfig } from '../config';

const day = 24 * 3600 * 1000;
/** Whoever reads it later asks again; RFC 9116 wants less than a year. */
const validDays = 180;

/** Whom to tell of a weakness (RFC 9116). */
@Controller('.well-known')
@ApiExcludeController()
export class SecurityTxtController {
  constructor(@InjectConfig() private readonly config: ApiConfig) {}

  @Get('security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'max-age=86400')
  read(): string {
    // By the day, so that its readers find it unchanged.
    const midnight = Math.floor(currentTime().getTime() / day) * day;
    return [
      `Contact: mailto:${brand.email}`,
      `Expires: ${new Date(midnight + validDays * day).toISOString()}`,
      'Preferred-Languages: de, en',
      `Canonical: ${this.config.PUBLIC_URL}/.well-known/security.txt`,
      '',
    ].join('\n');
  }
}
