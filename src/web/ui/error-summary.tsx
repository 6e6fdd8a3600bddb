import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

/** One problem of a form: the id of the field, and the same words as beside it. */
export type FormProblem = {
  readonly field: string | null;
  readonly message: string;
  /** The id of what the field stands in, for a field that is not on the page. */
  readonly within?: string | undefined;
};

/**
 * Lists what is wrong above a form; it takes the focus whenever `attempt` changes, and each line leads to its field. Beside the
 * button of a long page the first field in error takes the focus instead, and the list is announced where it stands.
 */
export function ErrorSummary({
  problems,
  attempt,
  leadsToFirst = false,
}: {
  problems: readonly FormProblem[];
  attempt?: number | undefined;
  /** Leads to the first field at once; then one problem alone needs no list, nor do those that no attempt has met. */
  leadsToFirst?: boolean | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const any = problems.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same problems must take the focus again
  useEffect(() => {
    if (!any) return;
    if (leadsToFirst) showProblem(problems[0]);
    else box.current?.focus();
  }, [any, attempt]);
  if (!any || (leadsToFirst && (problems.length === 1 || attempt === 0))) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="scroll-mt-24 rounded-card border-2 border-danger bg-danger-soft p-5"
    >
      <h2 id="error-summary-title" className="font-sans font-bold text-lg tracking-normal">
        <Trans>There is a problem</Trans>
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {problems.map(({ field, within, message }) => (
          <li key={`${field}${message}`}>
            {field ? (
              <a
                href={`#${field}`}
                className="inline-block py-1 font-semibold text-danger underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  showProblem({ field, within });
                }}
              >
                {message}
              </a>
            ) : (
              <span className="font-semibold text-danger">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to the field of a problem, or to what it stands in. */
function showProblem(problem: Pick<FormProblem, 'field' | 'within'> | undefined): void {
  const field = document.getElementById(problem?.field ?? '');
  const within = document.getElementById(problem?.within ?? '');
  showField(field ?? within);
  if (problem?.field && !field && within) showWhenThere(problem.field, within);
}

/** How long a field may take to come, in milliseconds. */
const patience = 10_000;

/**
 * Some parts of a page bring their fields when somebody is near: leads on to the field as it comes, unless its visitor does something
 * else meanwhile.
 */
function showWhenThere(field: string, within: HTMLElement): void {
  const stop = new AbortController();
  const watcher = new MutationObserver(() => {
    const come = document.getElementById(field);
    if (!come) return;
    stop.abort();
    showField(come);
  });
  watcher.observe(within, { childList: true, subtree: true });
  stop.signal.addEventListener('abort', () => watcher.disconnect());
  for (const kind of ['keydown', 'pointerdown', 'wheel'])
    addEventListener(kind, () => stop.abort(), { capture: true, passive: true, signal: stop.signal });
  setTimeout(() => stop.abort(), patience);
}

/**
 * Brings a field into view and gives it the focus; in a group the first control that is wrong, else its first. A field in a frame of
 * somebody else hands the focus on itself.
 */
function showField(field: HTMLElement | null): void {
  if (!field) return;
  const control = field.matches('input, select, textarea, button, :has(iframe)')
    ? field
    : (field.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      field.querySelector<HTMLElement>('input, select, textarea, button') ??
      field);
  field.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
