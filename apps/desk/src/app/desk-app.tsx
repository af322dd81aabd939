import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { createDeskQueryClient } from '../api/query-client';
import { followOtherTabs } from '../session/other-tabs';
import { NoticeProvider } from '../shell/notices';
import { deskTheme } from '../theme/desk-theme';
import { router } from './router';

const queryClient = createDeskQueryClient();
followOtherTabs(queryClient);

export function DeskApp() {
  return (
    <ThemeProvider theme={deskTheme} storageManager={null} defaultMode="system">
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queryClient}>
        <NoticeProvider>
          <RouterProvider router={router} />
        </NoticeProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
