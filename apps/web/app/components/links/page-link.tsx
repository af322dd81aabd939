import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';

/** A link to a page of this site; its scripts are prefetched on hover and focus. */
export const Link = (props: ComponentProps<typeof RouterLink>) => <RouterLink prefetch="intent" {...props} />;

/** The same, marked while its page is shown. */
export const NavLink = (props: ComponentProps<typeof RouterNavLink>) => <RouterNavLink prefetch="intent" {...props} />;
