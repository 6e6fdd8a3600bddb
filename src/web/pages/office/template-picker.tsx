import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookText } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { fillTemplate, placeholdersIn } from '#domain/enquiry/reply-template.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dayText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';

type Office = NonNullable<ConversationView['office']>;

/** A template with the known values of its conversation filled in. */
type FilledTemplate = { readonly id: string; readonly title: string; readonly text: string; readonly language: string };

/** Returns all answer templates: those of the office first, then the built-in ones. */
export function useTemplates(conversation: ConversationView, office: Office): FilledTemplate[] {
  const { t } = useLingui();
  const { language } = conversation;
  const titles: Record<string, string> = {
    'reply-thanks': t`Greeting`,
    'reply-places': t`Places left`,
    'reply-details': t`Ask for details`,
    'reply-later': t`Reply later`,
  };
  const { date } = office.filling;
  const filledFor = (reader: string) => ({
    ...office.filling,
    ...(date && { date: date.length === 7 ? dayText(`${date}-01`, reader, 'month') : dayText(date, reader) }),
  });
  return [
    ...office.kept.map(({ body, ...kept }) => ({ ...kept, text: fillTemplate(body, filledFor(kept.language)) })),
    ...office.templates.map(({ id, text }) => ({ id, text, language, title: titles[id] ?? id })),
  ].map((template) => ({
    ...template,
    title: template.language === language ? template.title : `${template.title} (${template.language.toUpperCase()})`,
  }));
}

/** Warns before sending when a template has placeholders that were not filled in. */
export function useOpenPlaceholders(): (text: string) => string | null {
  const { t } = useLingui();
  return (text) => {
    const names = placeholdersIn(text).join(', ');
    return names === '' ? null : t`Please replace ${names} first. To send it as is, press Send again.`;
  };
}

/** Selects a template by mouse or keyboard; in an empty answer the / key opens it. */
export function TemplatePicker({
  templates,
  take,
  field = 'body',
}: {
  templates: readonly FilledTemplate[];
  take: (text: string) => void;
  /** The id of the answer field. */
  field?: string | undefined;
}) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [q, setQ] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const found = templates.filter(({ title, text }) =>
    `${title} ${text}`.toLowerCase().includes(q.trim().toLowerCase()),
  );

  const show = () => {
    setQ('');
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    document.getElementById(field)?.focus();
  };
  const choose = (text: string) => {
    setOpen(false);
    take(text);
  };
  useEffect(() => {
    if (!open) {
      const onKeyDown = (event: globalThis.KeyboardEvent) => {
        const at = event.target;
        if (event.key !== '/' || !(at instanceof HTMLTextAreaElement) || at.id !== field || at.value !== '') return;
        event.preventDefault();
        setQ('');
        setOpen(true);
      };
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    }
    search.current?.focus();
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open, field]);

  /** The up and down keys move from the search into the list and through it. */
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && event.target === search.current) {
      // The search is inside the form of the answer, which it must not submit.
      event.preventDefault();
      if (found[0]) choose(found[0].text);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const from = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(Math.max(from + (event.key === 'ArrowDown' ? 1 : -1), 0), stops.length - 1)]?.focus();
  };

  return (
    <div ref={box} className="relative">
      <Button
        variant="quiet"
        size="small"
        aria-expanded={open}
        onClick={() => (open ? close() : show())}
        icon={<BookText aria-hidden="true" />}
      >
        <Trans>Templates</Trans>
      </Button>
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the search and the list inside
        <div
          onKeyDown={move}
          className="absolute bottom-full left-0 z-20 mb-2 flex max-h-96 w-[min(30rem,calc(100vw-2rem))] flex-col gap-2 rounded-card border border-line bg-paper p-3 shadow-float"
        >
          <label>
            <span className="sr-only">
              <Trans>Search templates</Trans>
            </span>
            <input
              ref={search}
              data-stop
              type="search"
              value={q}
              onChange={({ target }) => setQ(target.value)}
              placeholder={t`Search templates`}
              className="control min-h-11 py-1.5"
            />
          </label>
          <p className="sr-only" role="status">
            <Plural value={found.length} one="# template" other="# templates" />
          </p>
          <ul className="min-h-0 overflow-y-auto">
            {found.map(({ id, title, text }) => (
              <li key={id}>
                <button
                  type="button"
                  data-stop
                  onClick={() => choose(text)}
                  className="flex w-full flex-col gap-0.5 rounded-field px-3 py-2 text-left hover:bg-mist focus-visible:bg-mist focus-visible:-outline-offset-3"
                >
                  <span className="flex items-center gap-2 font-medium">
                    {title}
                    {placeholdersIn(text).length > 0 ? (
                      <Badge tone="sun">
                        <Trans>to be filled in</Trans>
                      </Badge>
                    ) : null}
                  </span>
                  <span className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">{text}</span>
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 ? (
            <p className="px-3 text-ink-soft text-sm">
              <Trans>No matching templates.</Trans>
            </p>
          ) : null}
          <p className="border-line border-t px-3 pt-2 text-sm">
            <TextLink to="/office/templates" className="inline-flex min-h-11 items-center md:min-h-8">
              <Trans>Edit templates</Trans>
            </TextLink>
          </p>
        </div>
      ) : null}
    </div>
  );
}
