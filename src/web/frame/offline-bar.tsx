import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows a bar while the browser is offline. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 bg-sun px-4 py-2 text-center font-medium text-on-sun text-sm">
          <WifiOff className="size-4.5 shrink-0" aria-hidden="true" />
          <Trans>You’re offline. You can keep reading; everything else works again once you’re connected.</Trans>
        </p>
      )}
    </div>
  );
}
