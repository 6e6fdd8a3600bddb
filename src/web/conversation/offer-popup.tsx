import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OfferForm } from '#contract/schemas/conversation.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/enquiry/conversation.ts';
import { OFFER_DAYS } from '#domain/enquiry/offer.ts';
import { STEPPER_LIMITS } from '#domain/party/passengers.ts';
import { call } from '../browser/call.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { useCall } from '../browser/use-call.ts';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { weekdayText } from '../ui/days.ts';
import { FormLoading } from '../ui/form-loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { Price } from '../ui/price.tsx';
import { priceText } from '../ui/price-parts.ts';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';

type Choice = {
  readonly objectId?: number;
  readonly date?: string | null;
  readonly priceCategories?: Readonly<Record<number, number>>;
  readonly accommodationsSelected?: Readonly<Record<number, Readonly<Record<number, number>>>>;
};

const formId = 'offer-form';

/** Parses an amount with a point or a comma into minor units; null when it is invalid. */
function typedAmount(text: string): number | null {
  const amount = Number(text.trim().replace(/\s/g, '').replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : Math.round(amount * 100);
}

/** Creates an offer: departure, party, rooms, price and validity. The input is preserved when sending fails. */
export function OfferPopup({
  conversationId,
  open,
  onClose,
}: {
  conversationId: number;
  open: boolean;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [choice, setChoice] = useState<Choice>({});
  const [special, setSpecial] = useState('');
  const [days, setDays] = useState<number>(OFFER_DAYS.usual);
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<{ pending: boolean; problem: string | null }>({ pending: false, problem: null });
  // One idempotency key for all attempts, so that a lost response does not create two offers.
  const submission = useRef<string | null>(null);
  const {
    answer,
    state: loading,
    refusal,
    retry,
  } = useCall('loadOfferForm', { conversationId, ...choice }, { enabled: open, keepPrevious: true });
  const form = answer?.form;
  const body = typed ?? answer?.body ?? '';
  const price = loading === 'ready' ? form?.price : null;

  const choose = (next: Choice) => {
    submission.current = null;
    setState({ pending: false, problem: null });
    setChoice(next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.pending || !form?.day) return;
    const specialPrice = typedAmount(special);
    if (special.trim() !== '' && specialPrice === null) {
      setState({ pending: false, problem: t`Please enter the special price as an amount, such as 1250.` });
      return;
    }
    setState({ pending: true, problem: null });
    submission.current ??= crypto.randomUUID();
    const made = await call('makeOffer', {
      conversationId,
      objectId: form.objectId,
      date: form.day,
      priceCategories: form.party,
      accommodationsSelected: form.chosenRooms,
      ...(specialPrice !== null && { specialPrice }),
      days,
      body,
      submission: submission.current,
    });
    if (!made.ok) {
      const [firstProblem] = made.refusal.body?.problems ?? [];
      const problem = firstProblem?.message ?? refusalMessage(made.refusal);
      setState({
        pending: false,
        problem: problem ?? t`We couldn’t send the offer. It’s still here: please try again.`,
      });
      return;
    }
    submission.current = null;
    setState({ pending: false, problem: null });
    setSpecial('');
    setTyped(null);
    onClose();
    await revalidate();
  };

  const impossible = loading === 'failed' && form ? (refusal?.body?.problems?.[0]?.message ?? null) : null;
  return (
    <Popup
      name="offer"
      width="normal"
      open={open}
      onClose={onClose}
      title={<Trans>Make an offer</Trans>}
      foot={
        form ? (
          <Button
            type="submit"
            form={formId}
            size="large"
            pending={state.pending}
            disabled={!price}
            icon={<Send aria-hidden="true" />}
          >
            <Trans>Send offer</Trans>
          </Button>
        ) : undefined
      }
    >
      {form ? (
        <form id={formId} onSubmit={send} noValidate className="flex flex-col gap-5">
          <Trip form={form} onChoose={choose} />
          {impossible ? (
            <Notice kind="warning" announce>
              {impossible}
            </Notice>
          ) : null}
          {form.price ? (
            <div className="flex flex-col gap-3 border-line border-t pt-5">
              <p className="flex flex-wrap items-baseline justify-between gap-3">
                <span className="font-semibold">
                  <Trans>Regular price for all travellers</Trans>
                </span>
                <Price minor={form.price.normal} currency={form.price.currency} stale={!price} />
              </p>
              <TextField
                label={t`Special price for all travellers, in ${form.price.currency}`}
                hint={t`Leave empty to use the regular price. Minimum ${priceText(form.price.lowest, form.price.currency, i18n.locale)}. You cover the difference.`}
                inputMode="decimal"
                autoComplete="off"
                value={special}
                onChange={({ target }) => {
                  submission.current = null;
                  setSpecial(target.value);
                }}
                boxClass="max-w-sm"
              />
            </div>
          ) : null}
          <Stepper
            label={t`Valid for (days)`}
            hint={t`Others can still book these places until then.`}
            value={days}
            minimum={OFFER_DAYS.min}
            maximum={OFFER_DAYS.max}
            onChange={(next) => {
              submission.current = null;
              setDays(next);
            }}
          />
          <TextArea
            label={t`Your message`}
            rows={4}
            required
            maxLength={MAX_MESSAGE_LENGTH}
            value={body}
            onChange={({ target }) => {
              submission.current = null;
              setTyped(target.value);
            }}
          />
          <div role="alert">{state.problem ? <Notice kind="danger">{state.problem}</Notice> : null}</div>
        </form>
      ) : (
        <FormLoading failed={loading === 'failed'} onRetry={retry}>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-32 w-full" />
        </FormLoading>
      )}
    </Popup>
  );
}

/** The departure, the party and the rooms; another party or date selects the rooms that fit best. */
function Trip({ form, onChoose }: { form: OfferForm; onChoose: (choice: Choice) => void }) {
  const { t, i18n } = useLingui();
  const { objectId, day, party, chosenRooms, departures, types, rooms, variants } = form;
  const travelling = types.filter(({ id }) => (party[id] ?? 0) > 0);
  if (departures.length === 0 && variants.length < 2)
    return (
      <Notice kind="warning">
        <Trans>This tour has no departures with places left at the moment.</Trans>
      </Notice>
    );
  return (
    <>
      {variants.length > 1 ? (
        <Select
          label={t`Tour option`}
          plain
          value={String(objectId)}
          options={variants.map((variant) => ({ value: String(variant.objectId), label: variant.name }))}
          onChange={({ target }) => onChoose({ objectId: Number(target.value) })}
        />
      ) : null}
      <Select
        label={t`Departure`}
        plain
        value={day ?? ''}
        options={departures.map((departure) => ({
          value: departure.day,
          label: `${weekdayText(departure.day, i18n.locale)} · ${t`${departure.placesLeft} left`}`,
        }))}
        onChange={({ target }) => onChoose({ objectId, date: target.value, priceCategories: party })}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">
          <Trans>Travellers</Trans>
        </legend>
        {types.map(({ id, name }) => (
          <Stepper
            key={id}
            label={name}
            value={party[id] ?? 0}
            minimum={0}
            maximum={STEPPER_LIMITS.maximum}
            onChange={(count) => onChoose({ objectId, date: day, priceCategories: { ...party, [id]: count } })}
          />
        ))}
      </fieldset>
      {rooms.length > 0 && day ? (
        <fieldset className="flex flex-col gap-3 border-line border-t pt-5">
          <legend className="float-left w-full pb-2 font-semibold">
            <Trans>Rooms and travellers</Trans>
          </legend>
          {rooms.flatMap((room) =>
            travelling
              .filter(({ id }) => room.sleeps.includes(id))
              .map(({ id, name }) => (
                <Stepper
                  key={`${room.id} ${id}`}
                  label={travelling.length > 1 ? `${room.name}: ${name}` : room.name}
                  hint={<Plural value={room.beds} one="# bed" other="# beds" />}
                  value={chosenRooms[room.id]?.[id] ?? 0}
                  minimum={0}
                  maximum={party[id] ?? 0}
                  onChange={(count) =>
                    onChoose({
                      objectId,
                      date: day,
                      priceCategories: party,
                      accommodationsSelected: {
                        ...chosenRooms,
                        [room.id]: { ...chosenRooms[room.id], [id]: count },
                      },
                    })
                  }
                />
              )),
          )}
        </fieldset>
      ) : null}
    </>
  );
}
