import { Trans } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** How long "Copied" is displayed, in ms. */
const displayMs = 4000;

/** Copies a text to the clipboard; if the browser refuses, it shows the text for manual copying. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(setState, displayMs, 'ready');
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" onClick={copy} icon={state === 'copied' ? <Check /> : <Copy />}>
        {state === 'copied' ? <Trans>Copied</Trans> : (label ?? <Trans>Copy</Trans>)}
      </Button>
      <span role="status" className={state === 'refused' ? 'break-all text-sm' : 'sr-only'}>
        {state === 'copied' ? <Trans>Copied to the clipboard</Trans> : null}
        {state === 'refused' ? <Trans>Please copy this manually: {text}</Trans> : null}
      </span>
    </span>
  );
}
