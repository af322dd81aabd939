import { applyDecorators, UseFilters, UseGuards } from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import { DeskErrorFilter } from './desk-error.filter';
import { DeskGuard } from './desk.guard';

/** A controller of the sales desk: for members of the team who are signed in. */
export const DeskCalls = () =>
  applyDecorators(UseGuards(DeskGuard), UseFilters(DeskErrorFilter), ApiTags('Sales desk'), ApiCookieAuth('desk'));
