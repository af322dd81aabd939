import { applyDecorators, UseFilters, UseGuards } from '@nestjs/common';
import { OperatorGuard } from './operator-guard';
import { OperatorRejectionFilter } from './operator-rejection.filter';

/** Admits only operators to a controller or one of its handlers; others get the login page or a 401. */
export const OperatorsOnly = () => applyDecorators(UseGuards(OperatorGuard), UseFilters(new OperatorRejectionFilter()));
