import { onOtherPath } from '../api/loaded-answers';

/**
 * Layout around every page that loads data: provides the release whose build wrote the data, which `keep-page.ts`
 * compares with its own.
 */
export const loader = async () => (await import('virtual:react-router/server-build')).assets.version;
export const shouldRevalidate = onOtherPath;

export { default, ErrorBoundary } from './page-boundary';
