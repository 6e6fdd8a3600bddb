import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, CreditCard, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CardBrand } from '#domain/payment/stored-card.ts';
import { Button } from '../../ui/button.tsx';
import { BrandIcon } from '../../ui/card-brand.tsx';
import { classes } from '../../ui/classes.ts';
import { InlineError, Need } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ContentOpener } from '../popups/content-opener.tsx';
import { useCardWords } from './card-words.ts';
import type { CardFieldEvent, CardFieldName, CardFields, PaymentClient } from './payment-client.ts';
import { cardFieldId, type PaymentHandleRef } from './payment-handle.ts';
import { logPayment } from './payment-log.ts';
import type { CardProblem } from './process.ts';
import { reportClientFailure } from './use-payment-client.ts';
import { watchLoading } from './watch-loading.ts';

const names = ['number', 'expirationDate', 'cvv'] as const satisfies readonly CardFieldName[];

type Validity = Readonly<Record<CardFieldName, { readonly empty: boolean; readonly valid: boolean }>>;
const untouched = { empty: true, valid: false };

/** Returns the missing or invalid fields as last reported by the frames. */
const problemsIn = (validity: Validity): CardProblem[] =>
  names.filter((field) => !validity[field].valid).map((field) => ({ field, empty: validity[field].empty }));

/** Returns the colours and fonts of the page for the provider's frames, which cannot access its styles. */
function styleOf(container: HTMLElement): Record<string, string> {
  const { color, fontFamily, fontSize, colorScheme } = getComputedStyle(container);
  const soft = container.querySelector('[data-soft]');
  const dark = colorScheme.includes('light') ? window.matchMedia('(prefers-color-scheme: dark)').matches : true;
  return {
    color,
    placeholderColor: soft ? getComputedStyle(soft).color : color,
    fontFamily,
    fontSize,
    colorScheme: dark && colorScheme.includes('dark') ? 'dark' : 'light',
  };
}

/** Card number, expiry date and security code in frames of the provider, so that this page never receives them. */
export function CardForm({ client, handle }: { client: PaymentClient; handle: PaymentHandleRef }) {
  const { t } = useLingui();
  const words = useCardWords();
  const containers = useRef<Partial<Record<CardFieldName, HTMLDivElement | null>>>({});
  const validity = useRef<Validity>({ number: untouched, expirationDate: untouched, cvv: untouched });
  const fields = useRef<CardFields | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [focused, setFocused] = useState<CardFieldName | null>(null);
  const [brand, setBrand] = useState<CardBrand | null>(null);
  const [codeLength, setCodeLength] = useState(3);
  const [wrong, setWrong] = useState<readonly CardProblem[]>([]);
  const labels = { number: t`Card number`, expirationDate: t`Expiry date`, cvv: t`Security code` };
  const newest = useRef({ labels, words });
  newest.current = { labels, words };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const { number, expirationDate, cvv } = containers.current;
    if (!number || !expirationDate || !cvv) return;
    let over = false;
    let settled = false;
    setState('loading');
    handle.current.failed = false;
    const stop = watchLoading(
      () => settled,
      () => logPayment('Payment fields', 'not loaded after 60 s'),
    );
    const onEvent = (event: CardFieldEvent): void => {
      if (over) return;
      switch (event.kind) {
        case 'focus':
          setFocused(event.field);
          return;
        case 'blur': {
          setFocused((field) => (field === event.field ? null : field));
          const { empty, valid } = validity.current[event.field];
          // An empty field that was only tabbed through is not an error yet.
          if (!empty && !valid)
            setWrong((list) => [...list.filter(({ field }) => field !== event.field), { field: event.field, empty }]);
          return;
        }
        case 'validity': {
          const { field, empty, valid } = event;
          validity.current = { ...validity.current, [field]: { empty, valid } };
          if (valid) setWrong((list) => list.filter((problem) => problem.field !== field));
          return;
        }
        case 'brand':
          setBrand(event.brand);
          setCodeLength(event.codeLength);
          return;
      }
    };
    client
      .mountCardFields({
        containers: { number, expirationDate, cvv },
        labels: newest.current.labels,
        placeholders: { number: '1234 5678 9012 3456', expirationDate: 'MM / YY', cvv: '123' },
        look: styleOf(number),
        onEvent,
      })
      .then(
        (mounted) => {
          if (over) return mounted.remove();
          fields.current = mounted;
          handle.current.card = {
            fields: mounted,
            problems: () => problemsIn(validity.current),
            mark: setWrong,
            words: (problem) => newest.current.words(problem),
          };
          setState('ready');
        },
        (error: unknown) => {
          reportClientFailure('Payment fields', error);
          if (over) return;
          handle.current.failed = true;
          setState('failed');
        },
      )
      .finally(() => {
        settled = true;
      });
    return () => {
      over = true;
      stop();
      handle.current.card = null;
      fields.current?.remove();
      fields.current = null;
    };
  }, [client, handle, attempt]);

  const part = (field: CardFieldName, aside?: ReactNode, hint?: ReactNode) => {
    const problem = wrong.find((one) => one.field === field);
    const id = cardFieldId(field);
    return (
      <div className="flex min-w-0 flex-col gap-1.5">
        <span className="font-semibold">
          {labels[field]}
          <Need required />
        </span>
        {hint}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own that no style takes away everywhere */}
        <div
          id={id}
          role="group"
          aria-label={labels[field]}
          aria-describedby={problem ? `${id}-error` : undefined}
          tabIndex={-1}
          onFocus={({ target, currentTarget }) => {
            // The field contains its help button, which must not lose the focus to the field.
            if (target === currentTarget) fields.current?.focus(field);
          }}
          data-invalid={problem ? '' : undefined}
          className={classes(
            'control flex items-center gap-3 outline-none',
            focused === field && 'border-pine outline-3 outline-focus outline-offset-2',
            problem && 'border-danger',
          )}
        >
          <div
            ref={(element) => {
              containers.current[field] = element;
            }}
            data-card-field={field}
            className="h-6 min-w-0 grow overflow-hidden [&_iframe]:block [&_iframe]:h-full [&_iframe]:w-full"
          >
            <span data-soft="" className="hidden text-ink-soft" />
          </div>
          {aside}
        </div>
        {problem ? (
          <div role="alert">
            <InlineError id={`${id}-error`}>{words(problem)}</InlineError>
          </div>
        ) : null}
      </div>
    );
  };

  return (
    <>
      {state === 'failed' ? (
        <Notice
          kind="danger"
          announce
          title={<Trans>The card form didn’t load</Trans>}
          action={
            <Button variant="secondary" size="small" icon={<RotateCw />} onClick={() => setAttempt(attempt + 1)}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your details are saved. Check your connection, or hold your places and pay later.</Trans>
        </Notice>
      ) : null}
      <div hidden={state === 'failed'} className="relative flex flex-col gap-4" aria-busy={state === 'loading'}>
        {part(
          'number',
          brand ? <BrandIcon brand={brand} /> : <CreditCard className="size-6 text-ink-soft" aria-hidden="true" />,
        )}
        <div className="grid grid-cols-2 items-start gap-4">
          {part('expirationDate')}
          {part(
            'cvv',
            <ContentOpener
              className="icon-button -my-2.5 -me-2"
              piece={{
                name: 'cvv',
                call: 'loadCvv',
                request: {},
                title: <Trans>Where is the security code?</Trans>,
                width: 'small',
              }}
            >
              <CircleHelp aria-hidden="true" />
              <span className="sr-only">
                <Trans>Where is the security code?</Trans>
              </span>
            </ContentOpener>,
          )}
        </div>
        <p className="text-ink-soft text-sm">
          {codeLength === 4 ? (
            <Trans>On this card, the security code (CVV) is the four digits on the front.</Trans>
          ) : (
            <Trans>The security code (CVV) is the three digits on the back of your card.</Trans>
          )}
        </p>
        {state === 'loading' ? <CardSkeleton /> : null}
      </div>
    </>
  );
}

/** Placeholder for the card's fields. */
export function CardSkeleton() {
  return (
    <SkeletonGroup className="absolute inset-0 flex flex-col gap-4 bg-paper">
      <Skeleton className="h-20 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </SkeletonGroup>
  );
}
