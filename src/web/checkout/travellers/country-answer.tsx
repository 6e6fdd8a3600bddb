import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNear } from '../../browser/use-near.ts';
import type { FieldWords } from '../../ui/field.tsx';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { TextField } from '../../ui/text-field.tsx';

type CountryProps = FieldWords & {
  id: string;
  name: string;
  value: string;
  autoComplete: string;
  onAnswer: (value: string) => void;
  onBlur: () => void;
};

const CountryList = lazyPiece('country list', async () => (await import('./country-list.tsx')).default);

/** A country, searched by name; the list comes when the field is about to be seen, and takes over what was typed until then. */
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
      // At once: whoever goes on before the list takes the place of the field would be called back.
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
