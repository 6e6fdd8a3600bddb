import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';

/** A thin progress line during navigation, delayed by 150 ms so that fast pages do not show it. */
export function ProgressBar() {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status">
      {busy ? (
        <div className="fixed inset-x-0 top-0 z-60 h-1 origin-left animate-travel bg-coral">
          <span className="sr-only">{t`Loading`}</span>
        </div>
      ) : null}
    </div>
  );
}
