import { OperatorAction } from '@mainstage/database/entities/operator-action';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { originalMessagePath } from '@mainstage/inbound-mail/message-paths';
import { InjectConfig } from '@mainstage/nest/injection';
import { OperatorsOnly } from '@mainstage/nest/operators/operators-only';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { EntityManager } from 'typeorm';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';

/** Download of the original message, for operators; each download is recorded. */
@Controller(originalMessagePath.slice(1))
@OperatorsOnly()
@ApiExcludeController()
export class OriginalMessagesController {
  constructor(
    private readonly manager: EntityManager,
    private readonly security: SecurityLog,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async download(@Param('id') id: string): Promise<StreamableFile> {
    const message = isUUID(id)
      ? await this.manager.findOne(InboundMail, { select: { id: true, raw: true }, where: { id } })
      : null;
    if (!message) throw new ProblemError('not_found', 'There is no such message');
    const action = 'message-downloaded';
    const actor = this.config.OPS_USER;
    await this.manager.insert(OperatorAction, { actor, action, subject: id, details: {} });
    this.security.report({ name: 'operator-action', action, actor, subject: id });
    // Sent as an attachment of a neutral type, so that no browser displays it.
    return new StreamableFile(message.raw, {
      type: 'application/octet-stream',
      disposition: `attachment; filename="${id}.eml"`,
    });
  }
}
