import { useRef } from 'react';
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

/** A country, searched by name; the list comes when the field is about to be seen. */
export function CountryAnswer({ value, name, onAnswer, onBlur, ...rest }: CountryProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  return (
    <div ref={box} className="min-h-20">
      <input type="hidden" name={name} value={value} />
      {near ? (
        <CountryList {...rest} value={value || null} onChange={(country) => onAnswer(country ?? '')} onBlur={onBlur} />
      ) : (
        <TextField {...rest} readOnly value="" />
      )}
    </div>
  );
}
