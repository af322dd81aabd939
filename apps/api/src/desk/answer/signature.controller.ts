import { deskApi } from '@mainstage/contracts/desk/calls';
import type { Signatures } from '@mainstage/contracts/desk/answer';
import { signaturesOf, storeSignatures } from '@mainstage/desk/answer/signature';
import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadDesk } from '../leads/lead-desk';
import { SignatureDto } from './answer.dto';

const example: Signatures = {
  text: 'Kind regards\nLena Brandt\nMainstage',
  de: 'Mit freundlichen Grüßen\nLena Brandt\nMainstage',
};

@Controller(`${deskApi}/signature`)
@DeskCalls()
export class SignatureController {
  constructor(private readonly desk: LeadDesk) {}

  @Get()
  @ApiOperation({ summary: 'Your signatures by language', operationId: 'desk-signature' })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': {
        schema: { type: 'object', properties: { text: { type: 'string' }, de: { type: 'string' } } },
        example,
      },
    },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  show(@CurrentMember() member: CurrentDeskMember): Promise<Signatures> {
    return signaturesOf(this.desk.manager, member, this.desk.answerSettings.fromName);
  }

  @Put()
  @HttpCode(204)
  @ApiOperation({ summary: 'Change your signatures', operationId: 'desk-change-signature' })
  @ApiBody({ schema: schemaRef(SignatureDto), examples: { signature: { value: example } } })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'validation_failed')
  @Problems('unavailable')
  change(@CurrentMember() { email }: CurrentDeskMember, @Body() signatures: SignatureDto): Promise<void> {
    return storeSignatures(this.desk.manager, email, signatures);
  }
}
