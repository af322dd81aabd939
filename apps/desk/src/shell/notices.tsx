import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { pressErrorText } from '../api/error-text';

interface Notice {
  text: string;
  severity?: 'success' | 'error' | 'info';
  /** A button beside the text: undo, or the usual next step. */
  action?: { label: string; run: () => void };
  /** Milliseconds for which it is shown, if its button expires. */
  lasts?: number;
}

interface Notices {
  notify: (notice: Notice) => void;
  notifyError: (error: unknown) => void;
}

const NoticesContext = createContext<Notices | null>(null);

/** The dialog on top, which hides everything outside of it from screen readers; null if none is open. */
const topDialog = (): Element | null => [...document.querySelectorAll('.MuiDialog-container')].at(-1) ?? null;

/**
 * One notice at a time at the bottom of the window; it stays while the pointer is on it, and longer if it has a button.
 * It is part of the dialog that caused it, until that is closed.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ notice: Notice; key: number; dialog: Element | null }>();
  const [open, setOpen] = useState(false);
  const notify = useCallback((notice: Notice) => {
    setShown((before) => ({ notice, key: (before?.key ?? 0) + 1, dialog: topDialog() }));
    setOpen(true);
  }, []);
  const notices = useMemo(
    () => ({ notify, notifyError: (error: unknown) => notify({ text: pressErrorText(error), severity: 'error' }) }),
    [notify],
  );
  const dialog = shown?.dialog;
  useEffect(() => {
    if (!dialog) return undefined;
    const leave = () => {
      if (!dialog.isConnected) setShown((now) => now && { ...now, dialog: null });
    };
    leave();
    const observer = new MutationObserver(leave);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [dialog]);
  const close = () => setOpen(false);
  const { severity = 'success', text, action, lasts } = shown?.notice ?? { text: '' };
  const snackbar = (
    <Snackbar
      key={shown?.key}
      open={open}
      autoHideDuration={lasts ?? (action || severity === 'error' ? 12_000 : 5_000)}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ bottom: { xs: 72, md: 24 } }}
    >
      <Alert
        severity={severity}
        variant="filled"
        onClose={close}
        action={
          action && (
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                close();
                action.run();
              }}
            >
              {action.label}
            </Button>
          )
        }
      >
        {text}
      </Alert>
    </Snackbar>
  );
  return (
    <NoticesContext value={notices}>
      {children}
      {dialog ? createPortal(snackbar, dialog) : snackbar}
    </NoticesContext>
  );
}

export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('There are no notices around this');
  return notices;
}
