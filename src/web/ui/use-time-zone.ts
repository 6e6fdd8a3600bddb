import { useEffect, useState } from 'react';

/** The visitor's time zone; UTC before the page is alive, as the server cannot know it. */
export function useTimeZone(): string {
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
