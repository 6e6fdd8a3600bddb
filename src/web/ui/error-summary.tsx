import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

/** A problem of a form: the id of the field, and the error message beside it. */
export type FormProblem = {
  readonly field: string | null;
  readonly message: string;
  /** The id of the section that contains the field, if the field is not rendered. */
  readonly within?: string | undefined;
};

/**
 * Lists the problems above a form; it receives the focus whenever `attempt` changes, and each line links to its field.
 * Next to the button of a long page the first invalid field receives the focus instead, and the list is announced.
 */
export function ErrorSummary({
  problems,
  attempt,
  leadsToFirst = false,
}: {
  problems: readonly FormProblem[];
  attempt?: number | undefined;
  /**
   * Focuses the first field at once; a list of one problem is then omitted, and so is a list before the first attempt.
   */
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

/** Scrolls to the field of a problem, or to its section. */
function showProblem(problem: Pick<FormProblem, 'field' | 'within'> | undefined): void {
  const field = document.getElementById(problem?.field ?? '');
  const within = document.getElementById(problem?.within ?? '');
  showField(field ?? within);
  if (problem?.field && !field && within) showWhenThere(problem.field, within);
}

/** The time in ms to wait for a field to be rendered. */
const timeoutMs = 10_000;

/**
 * Waits for a field in a part of the page that renders on approach, and focuses it unless the visitor does something
 * else in the meantime.
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
  setTimeout(() => stop.abort(), timeoutMs);
}

/**
 * Scrolls a field and its message into view and focuses it; in a group the first invalid control, otherwise the first
 * that can answer it. A field in a cross-origin frame forwards the focus itself.
 */
function showField(field: HTMLElement | null): void {
  if (!field) return;
  const control = field.matches('input, select, textarea, button, :has(iframe)')
    ? field
    : (field.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      field.querySelector<HTMLElement>(
        ':is([data-answers], [data-answers] *):is(input, select, textarea, button):enabled',
      ) ??
      field.querySelector<HTMLElement>('input, select, textarea, button') ??
      field);
  const message = document.getElementById(`${field.id}-error`) ?? field.querySelector('[id$="-error"]');
  bringIntoView(field.closest('section')?.querySelector('h2') ?? null, message, control);
  control.focus({ preventScroll: true });
}

/** Space in px for a line that may still appear above the field. */
const comingLine = 72;

/** Scrolls a control and its message into the window, together with the heading of their section if it fits. */
function bringIntoView(heading: Element | null, message: Element | null, control: Element): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  const room = window.innerHeight - top - (Number.parseFloat(scrollPaddingBottom) || 0) - comingLine;
  const span = (...parts: (Element | null)[]) => {
    const boxes = parts.flatMap((part) => part?.getBoundingClientRect() ?? []);
    const start = Math.min(...boxes.map((box) => box.top));
    return { start, height: Math.max(...boxes.map((box) => box.bottom)) - start };
  };
  const all = span(heading, message, control);
  const field = span(message, control);
  const fits = heading !== null && all.height <= room;
  const seen = fits ? all : field.height <= room ? field : span(message ?? control);
  window.scrollBy(0, seen.start - top - (fits ? 0 : Math.max(0, room - seen.height) / 2));
}
