import type { ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaLocale } from './aria-locale.tsx';

/** A short note about a control on hover and focus, closed by Escape; it must not contain essential information. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>{children as never}</Focusable>
        <AriaTooltip
          offset={8}
          className="max-w-72 rounded-field bg-ink px-3 py-2 text-sand text-sm shadow-float entering:animate-appear"
        >
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  );
}
