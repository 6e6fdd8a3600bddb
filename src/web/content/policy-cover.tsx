import { Check } from 'lucide-react';
import type { OfferedPolicy } from '#contract/fragment.ts';

/** Lists what a policy covers. */
export function PolicyCover({ policy }: { policy: OfferedPolicy }) {
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {policy.covers.map((cover) => (
        <li key={cover} className="flex items-start gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine" />
          {cover}
        </li>
      ))}
    </ul>
  );
}
