import { CircleCheck, CircleSlash, Mail, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { ask: Mail, safe: ShieldCheck, good: CircleCheck, bad: CircleSlash } as const;

/** A page with one message and one action. */
export function ConfirmFrame({
  kind = 'ask',
  title,
  action,
  children,
}: {
  kind?: keyof typeof icons;
  title: ReactNode;
  action: ReactNode;
  children: ReactNode;
}) {
  const Icon = icons[kind];
  return (
    <div className="shell flex flex-col items-center gap-5 py-16 text-center md:py-24">
      <span className="flex size-16 items-center justify-center rounded-full bg-pine-soft text-pine">
        <Icon className="size-8" aria-hidden="true" />
      </span>
      <h1 className="max-w-2xl">{title}</h1>
      <p className="max-w-prose text-ink-soft text-lg">{children}</p>
      <div className="pt-2">{action}</div>
    </div>
  );
}
