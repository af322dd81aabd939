import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import { DeskGuard } from './desk.guard';

/** A controller of the sales desk: for members of the team who are signed in. */
export const DeskCalls = () => applyDecorators(UseGuards(DeskGuard), ApiTags('Sales desk'), ApiCookieAuth('desk'));
