import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A menu of the header, built on the native disclosure, so it opens without scripts. With scripts it also closes on
 * Escape, on a click outside and on blur.
 */
export function Menu({ label, face, children }: { label: string; face: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = box.current;
    if (!details) return;
    const onPress = (event: Event): void => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onLeave = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) details.open = false;
    };
    const onChoice = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a, button')) details.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    details.addEventListener('keydown', onKey);
    details.addEventListener('focusout', onLeave);
    details.addEventListener('click', onChoice);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      details.removeEventListener('keydown', onKey);
      details.removeEventListener('focusout', onLeave);
      details.removeEventListener('click', onChoice);
    };
  }, []);
  return (
    <details ref={box} className="group sm:relative">
      <summary
        title={label}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-2 font-semibold text-sm transition-colors duration-(--motion-fast) hover:bg-mist group-open:bg-mist"
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden="true">{face}</span>
        <ChevronDown
          className="hidden size-4 text-ink-soft transition-transform duration-(--motion-fast) group-open:rotate-180 sm:block"
          aria-hidden="true"
        />
      </summary>
      <div className="absolute top-full right-4 z-40 w-64 sm:right-0 sm:mt-2 max-w-[calc(100vw-2rem)] animate-appear rounded-card border border-line bg-paper p-1.5 shadow-float">
        {children}
      </div>
    </details>
  );
}

/** The classes of one line in a menu, for links and buttons. */
export const menuLine =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 text-left text-sm no-underline hover:bg-mist [&_svg]:size-5 [&_svg]:text-ink-soft';
