import { deskApi } from '@mainstage/contracts/desk/calls';
import { Controller, Header, type MessageEvent, Sse } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { ChangeStreams } from './change-streams';

/** Stream of hints that a lead has changed, while a page is open. */
@Controller(`${deskApi}/changes`)
@DeskCalls()
export class ChangesController {
  constructor(private readonly streams: ChangeStreams) {}

  @Sse()
  // nginx forwards each event immediately.
  @Header('X-Accel-Buffering', 'no')
  @ApiOperation({ summary: 'Server-sent events: changed leads and their versions', operationId: 'desk-changes' })
  @ApiResponse({
    status: 200,
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example: 'event: lead\ndata: {"id":"0192c3d4-5e6f-7a7b-8c9d-0e1f2a3b4c5d","version":2}\n\n',
      },
    },
  })
  @Problems('signed_out', 'not_found', 'rate_limited', 'unavailable')
  changes(@CurrentMember() member: CurrentDeskMember): Observable<MessageEvent> {
    return this.streams.of(member);
  }
}
