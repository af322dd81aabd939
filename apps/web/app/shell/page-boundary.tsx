import { Outlet, useRouteError } from 'react-router-dom';
import { BrokenPage } from './broken-page';

/** Around every page: one that throws is replaced within `main`, so that navigation, footer and what was typed there stay. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <BrokenPage error={useRouteError()} />;
}
