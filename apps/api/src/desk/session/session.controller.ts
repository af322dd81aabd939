import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskSession, DeskSessionListed } from '@mainstage/contracts/desk/session';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { ProblemError } from '../../http/problem-error';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { Confirmed, DeskRights, WithoutPasskey } from '../desk-rights';
import { AwayDto } from './away.dto';
import { DeskSessions } from './desk-sessions';
import { SessionOverview } from './session-overview';
import { TeamAbsences } from './team-absences';

const exampleSession: DeskSessionListed = {
  id: '0192c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
  member: 'lena@venue.example',
  createdAt: '2030-05-14T06:00:00.000Z',
  lastSeenAt: '2030-05-14T08:00:00.000Z',
  device: 'Firefox on Linux',
  current: true,
};

/** The member's sessions and absence. */
@Controller(deskApi)
@DeskCalls()
export class SessionController {
  constructor(
    private readonly sessions: DeskSessions,
    private readonly overview: SessionOverview,
    private readonly absences: TeamAbsences,
  ) {}

  @Get('session')
  @WithoutPasskey()
  @ApiOperation({ summary: 'Who is signed in, and the team', operationId: 'desk-session' })
  @ApiResponse({ status: 200, content: { 'application/json': { example: { passkeyUsed: false } } } })
  @Problems('signed_out', 'not_found', 'unavailable')
  session(@CurrentMember() member: CurrentDeskMember): Promise<DeskSession> {
    return this.overview.present(member);
  }

  @Post('sign-out')
  @HttpCode(204)
  @DeskRights('own')
  @WithoutPasskey()
  @ApiOperation({ summary: 'End this session', operationId: 'desk-sign-out' })
  @ApiBody({ required: false, schema: { type: 'object' }, examples: { nothing: { value: {} } } })
  @Problems('malformed_json', 'validation_failed', 'signed_out', 'forbidden_origin', 'not_found', 'unavailable')
  signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return this.sessions.signOut(request, response);
  }

  @Get('sessions')
  @ApiResponse({ status: 200, content: { 'application/json': { example: [exampleSession] } } })
  @ApiOperation({ summary: 'Sessions of a member', operationId: 'desk-sessions' })
  @ApiQuery({ name: 'everybody', required: false, example: 'true', description: 'The whole team’s, for leads' })
  @Problems('signed_out', 'not_allowed', 'passkey_required', 'not_found', 'unavailable')
  list(
    @CurrentMember() member: CurrentDeskMember,
    @Query('everybody') everybody?: string,
  ): Promise<DeskSessionListed[]> {
    return this.overview.list(member, everybody === 'true');
  }

  @Delete('sessions')
  @HttpCode(204)
  @DeskRights('own')
  @Confirmed()
  @ApiOperation({ summary: 'End all your other sessions', operationId: 'desk-end-other-sessions' })
  @Problems('signed_out', 'forbidden_origin', 'recent_sign_in_required', 'passkey_required', 'not_found', 'unavailable')
  endOthers(@CurrentMember() { email, sessionId }: CurrentDeskMember): Promise<void> {
    return this.sessions.endOthers(email, sessionId);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @DeskRights('own')
  @Confirmed()
  @ApiOperation({ summary: 'End one of your sessions, or as a team lead any session', operationId: 'desk-end-session' })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleSession.id })
  @Problems('signed_out', 'forbidden_origin', 'recent_sign_in_required', 'not_allowed', 'passkey_required')
  @Problems('not_found', 'unavailable')
  async end(@CurrentMember() member: CurrentDeskMember, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    if (!(await this.overview.end(member, id))) throw new ProblemError('not_found', 'There is no such session');
  }

  @Put('away')
  @HttpCode(204)
  @DeskRights('own')
  @ApiOperation({ summary: 'Set until when you are away', operationId: 'desk-away' })
  @ApiBody({ schema: schemaRef('DeskAway'), examples: { away: { value: { until: '2026-08-14' } } } })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_found', 'validation_failed', 'unavailable')
  away(@CurrentMember() { email }: CurrentDeskMember, @Body() { until }: AwayDto): Promise<void> {
    return this.absences.set(email, until);
  }
}
