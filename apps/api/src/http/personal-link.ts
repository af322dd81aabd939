import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { OriginMayBeHidden } from './guards/same-origin.guard';
import { PersonalLinkInterceptor } from './personal-link.interceptor';

/**
 * Marks a controller behind a personal link, whose token alone is the permission: no cookie is read. Its pages send no
 * referrer, so browsers hide the origin of their forms, and old ones (Safari before 16.4) say nothing instead of it.
 */
export const PersonalLink = () => applyDecorators(UseInterceptors(PersonalLinkInterceptor), OriginMayBeHidden());
