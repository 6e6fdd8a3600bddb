import { useEffect, useState } from 'react';
import { type EnquiryForm, type EnquiryVariant, emptyEnquiry } from '#domain/enquiry/form.ts';
import { usePage } from '../browser/page-config.ts';
import { createStore } from '../browser/storage.ts';

/** What somebody has filled in so far. */
export type AskDraft = {
  readonly form: EnquiryForm;
  /** The country of the phone number, two letters. */
  readonly phoneCountry: string;
  readonly letters: boolean;
  /** The address that belongs to a travel agent, once that was found out. */
  readonly agentEmail: string | null;
  /** The name of this submission: sent again after a lost answer, it is still one question. */
  readonly submission: string;
};

/** As long as the tab is open: a question outlives a reload, and not the visit of somebody else. */
const drafts = createStore(() => globalThis.sessionStorage);

const keyOf = (variant: EnquiryVariant, tourId: number | null) => `askForm ${variant} ${tourId ?? ''}`;

type Kept = { readonly owner: string | null; readonly draft: AskDraft };

function readDraft(key: string, owner: string | null): AskDraft | null {
  try {
    const kept = JSON.parse(drafts.read(key) ?? 'null') as Kept | null;
    return kept && kept.owner === owner ? kept.draft : null;
  } catch {
    return null;
  }
}

/** The draft of a form, kept at every change. Each form of each tour has its own, so switching starts from an empty one. */
export function useAskDraft(variant: EnquiryVariant, tourId: number | null, date: string | null) {
  const { account } = usePage();
  const owner = account?.email ?? null;
  const key = keyOf(variant, tourId);
  const fresh = (): AskDraft => {
    const [firstName = '', ...rest] = account?.name.split(' ') ?? [];
    const form = { ...emptyEnquiry(variant), firstName, lastName: rest.join(' '), email: account?.email ?? '' };
    return {
      form: { ...form, date: date ?? '' },
      phoneCountry: 'US',
      letters: false,
      agentEmail: null,
      submission: crypto.randomUUID(),
    };
  };
  const [state, setState] = useState(() => ({ key, draft: readDraft(key, owner) ?? fresh() }));
  const current = state.key === key ? state : { key, draft: readDraft(key, owner) ?? fresh() };
  if (current !== state) setState(current);
  const { draft } = current;
  useEffect(() => {
    drafts.keep(key, JSON.stringify({ owner, draft } satisfies Kept));
  }, [key, owner, draft]);
  return {
    draft,
    change: (part: Partial<AskDraft>) => setState((last) => ({ ...last, draft: { ...last.draft, ...part } })),
    changeForm: (part: Partial<EnquiryForm>) =>
      setState((last) => ({ ...last, draft: { ...last.draft, form: { ...last.draft.form, ...part } } })),
    /** Starts anew after the question was sent; whoever sent it is kept for the next one. */
    begin: () => {
      const { firstName, lastName, email } = draft.form;
      const { form, ...next } = fresh();
      setState({ key, draft: { ...next, form: { ...form, firstName, lastName, email } } });
    },
  };
}
