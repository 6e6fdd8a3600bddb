import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNear } from '../../browser/use-near.ts';
import type { FieldWords } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextField } from '../../ui/text-field.tsx';

type CountryProps = FieldWords & {
  id: string;
  name: string;
  value: string;
  autoComplete: string;
  onAnswer: (value: string) => void;
  onBlur: () => void;
};

const CountryList = lazyPart('country list', async () => (await import('./country-list.tsx')).default);

/**
 * A searchable country field; its list loads when the field comes near the viewport, and takes over the entered text.
 */
export function CountryAnswer({ value, name, onAnswer, onBlur, ...rest }: CountryProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [typed, setTyped] = useState('');
  const [list, setList] = useState<{ readonly takesFocus: boolean } | null>(null);
  useEffect(() => {
    if (!near) return;
    let mounted = true;
    CountryList.preload().then(() => {
      if (!mounted) return;
      // Synchronously, because a later replacement of the field would pull the focus back.
      flushSync(() => setList({ takesFocus: box.current?.contains(document.activeElement) ?? false }));
    });
    return () => {
      mounted = false;
    };
  }, [near]);
  return (
    <div ref={box} className="min-h-20">
      <input type="hidden" name={name} value={value} />
      {list ? (
        <CountryList
          {...rest}
          value={value || null}
          typedBefore={typed}
          autoFocus={list.takesFocus}
          onChange={(country) => onAnswer(country ?? '')}
          onBlur={onBlur}
        />
      ) : (
        <TextField {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />
      )}
    </div>
  );
}
