import { deskApi } from '@mainstage/contracts/desk/calls';
import { signatureOf, storeSignature } from '@mainstage/desk/answer/signature';
import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadDesk } from '../leads/lead-desk';
import { SignatureDto } from './answer.dto';

const example = { text: 'Lena Brandt\nMainstage' };

@Controller(`${deskApi}/signature`)
@DeskCalls()
export class SignatureController {
  constructor(private readonly desk: LeadDesk) {}

  @Get()
  @ApiOperation({ summary: 'Your signature', operationId: 'desk-signature' })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': { schema: { type: 'object', properties: { text: { type: 'string' } } }, example },
    },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  async show(@CurrentMember() member: CurrentDeskMember): Promise<{ text: string }> {
    return { text: await signatureOf(this.desk.manager, member, this.desk.answerSettings.fromName) };
  }

  @Put()
  @HttpCode(204)
  @ApiOperation({ summary: 'Change your signature', operationId: 'desk-change-signature' })
  @ApiBody({ schema: schemaRef(SignatureDto), examples: { signature: { value: example } } })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'validation_failed')
  @Problems('unavailable')
  change(@CurrentMember() { email }: CurrentDeskMember, @Body() { text = '' }: SignatureDto): Promise<void> {
    return storeSignature(this.desk.manager, email, text);
  }
}
