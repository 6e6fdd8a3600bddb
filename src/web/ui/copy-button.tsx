import { Trans } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** How long "Copied" stays. */
const shownFor = 4000;

/** Puts a text on the clipboard; where the browser refuses, it shows the text to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(setState, shownFor, 'ready');
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
        {state === 'refused' ? <Trans>Please copy this by hand: {text}</Trans> : null}
      </span>
    </span>
  );
}
