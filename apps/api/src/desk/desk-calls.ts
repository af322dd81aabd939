import { applyDecorators, UseFilters, UseGuards } from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import { DeskErrorFilter } from './desk-error.filter';
import { DeskGuard } from './desk.guard';

/** Decorates a controller of the sales desk: for signed-in members of the team only. */
export const DeskCalls = () =>
  applyDecorators(UseGuards(DeskGuard), UseFilters(DeskErrorFilter), ApiTags('Sales desk'), ApiCookieAuth('desk'));
