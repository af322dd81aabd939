import { useEffect, useState } from 'react';
import { serverNow } from '../api/server-time';

/** The server's time in milliseconds since 1970, updated every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
