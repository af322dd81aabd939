import { onOtherPath } from '../api/loaded-answers';

/** Around every page that loads data: the release whose build wrote the data, which `keep-page.ts` compares with its own. */
export const loader = async () => (await import('virtual:react-router/server-build')).assets.version;
export const shouldRevalidate = onOtherPath;

export { default, ErrorBoundary } from './page-boundary';
