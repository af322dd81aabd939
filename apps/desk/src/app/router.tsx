import { createBrowserRouter, Navigate } from 'react-router-dom';
import { deskAddress } from '@mainstage/contracts/desk/calls';
import { LeadsPage } from '../leads/leads-page';
import { NoLeadChosen } from '../leads/no-lead-chosen';
import { SignInPage } from '../session/sign-in-page';
import { DeskLayout } from '../shell/desk-layout';
import { PageError, UnknownPage } from '../shell/page-error';
import { LoadingRows } from '../shell/states';
import { TodayPage } from '../today/today-page';

/** The pages of the desk. Rarely used pages are lazy. */
export const router = createBrowserRouter(
  [
    { path: '/sign-in', element: <SignInPage />, errorElement: <PageError /> },
    {
      element: <DeskLayout />,
      hydrateFallbackElement: <LoadingRows />,
      errorElement: <PageError />,
      children: [
        {
          errorElement: <PageError />,
          children: [
            { index: true, element: <Navigate to="/today" replace /> },
            { path: 'today', element: <TodayPage /> },
            {
              path: 'leads/new',
              lazy: { Component: async () => (await import('../new-lead/new-lead-page')).NewLeadPage },
            },
            {
              path: 'leads',
              element: <LeadsPage />,
              children: [
                { index: true, element: <NoLeadChosen /> },
                { path: ':id', lazy: { Component: async () => (await import('../lead/lead-page')).LeadPage } },
              ],
            },
            { path: 'table', lazy: { Component: async () => (await import('../table/table-page')).TablePage } },
            {
              path: 'calendar',
              lazy: { Component: async () => (await import('../calendar/calendar-page')).CalendarPage },
            },
            { path: 'numbers', lazy: { Component: async () => (await import('../numbers/numbers-page')).NumbersPage } },
            {
              path: 'settings',
              lazy: { Component: async () => (await import('../settings/settings-page')).SettingsPage },
            },
            {
              path: 'settings/text-blocks',
              lazy: { Component: async () => (await import('../text-blocks/text-blocks-page')).TextBlocksPage },
            },
            { path: '*', element: <UnknownPage /> },
          ],
        },
      ],
    },
  ],
  { basename: deskAddress },
);
