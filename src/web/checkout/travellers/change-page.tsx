import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { classes } from '../../ui/classes.ts';
import { dayText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangeForm, type RefusedForm } from './change-form.tsx';

type Loaded = AnswerOf<'loadTravellers'>;

/** Returns the traveller that the page opens with: the requested one, else the first with something missing. */
function chosenOf({ travellers }: Loaded, requested: string | null) {
  return (
    travellers.find(({ traveller }) => String(traveller + 1) === requested) ??
    travellers.find(({ fields }) => fields.some(({ missing }) => missing)) ??
    travellers[0]
  );
}

/** The travellers of a booking, one form at a time. */
export function TravellersPart({
  forms,
  requested,
  query,
  isSaved,
  refused,
}: {
  forms: Loaded;
  /** The number of a traveller from the address, from 1. */
  requested: string | null;
  /** The part of the address that stays while another traveller is chosen, such as the code of a mailed link. */
  query: string;
  isSaved: boolean;
  refused: RefusedForm | undefined;
}) {
  const { t, i18n } = useLingui();
  const chosen = chosenOf(forms, requested);
  const until = forms.changeUntil && dayText(forms.changeUntil, i18n.locale);
  if (!chosen) return null;
  return (
    <>
      {isSaved && !refused ? <Notice kind="success" announce title={<Trans>Saved</Trans>} /> : null}
      {until ? (
        <p className="max-w-prose text-ink-soft">
          <Trans>You can change these details by {until}.</Trans>
        </p>
      ) : (
        <Notice kind="warning" title={<Trans>These details can no longer be changed online</Trans>}>
          <Trans>It’s too close to departure. Please contact the operator.</Trans>
        </Notice>
      )}
      {forms.travellers.length > 1 ? (
        <nav aria-label={t`Travellers`} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {forms.travellers.map((person) => (
            <TravellerLink key={person.traveller} person={person} query={query} isChosen={person === chosen} />
          ))}
        </nav>
      ) : null}
      <section aria-labelledby="traveller-title" className="flex flex-col gap-5">
        <h2 id="traveller-title" className="wrap-anywhere text-2xl">
          {chosen.name || chosen.type}
          {chosen.name ? <span className="font-normal text-ink-soft text-lg">{` · ${chosen.type}`}</span> : null}
        </h2>
        {until ? (
          <ChangeForm
            key={`${chosen.traveller} ${forms.seen} ${refused?.attempt ?? ''}`}
            person={chosen}
            seen={forms.seen}
            refused={refused}
          />
        ) : null}
      </section>
    </>
  );
}

function TravellerLink({
  person: { traveller, name, type, fields },
  query,
  isChosen,
}: {
  person: Loaded['travellers'][number];
  query: string;
  isChosen: boolean;
}) {
  const missing = fields.filter((field) => field.missing).length;
  return (
    <TextLink
      to={`?traveller=${traveller + 1}${query}`}
      replace
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'block rounded-card border bg-paper p-4 no-underline!',
        isChosen ? 'border-2 border-pine' : 'border-line hover:border-ink',
      )}
    >
      <span className="wrap-anywhere block font-semibold text-ink">{name || type}</span>
      <span className="block text-ink-soft text-sm">
        {missing === 0 ? (
          <Trans>Complete</Trans>
        ) : (
          <Plural value={missing} one="# answer is missing" other="# answers are missing" />
        )}
      </span>
    </TextLink>
  );
}
