import { useEffect, useState } from 'react';

/** Returns the visitor's time zone; UTC before hydration, because the server does not know it. */
export function useTimeZone(): string {
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
