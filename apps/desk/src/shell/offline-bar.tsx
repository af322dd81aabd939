import Alert from '@mui/material/Alert';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);

/** Warns that the data may be outdated: there is no network, or the stream of changes is broken. */
export function OfflineBar({ live }: { live: boolean }) {
  const online = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  if (online && live) return null;
  return (
    <Alert severity={online ? 'info' : 'warning'} square sx={{ py: 0 }}>
      {online
        ? 'Other people’s changes arrive every half minute at the moment.'
        : 'You are offline. What you see may be old, and nothing can be changed until the network is back.'}
    </Alert>
  );
}
