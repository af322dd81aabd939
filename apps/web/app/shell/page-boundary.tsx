import { Outlet, useRouteError } from 'react-router-dom';
import { BrokenPage } from './broken-page';

/** Error boundary of every page: an error is shown within `main`, so that navigation, footer and input there stay. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <BrokenPage error={useRouteError()} />;
}
