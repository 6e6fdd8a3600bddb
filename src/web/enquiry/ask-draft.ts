import { useEffect, useState } from 'react';
import { type EnquiryForm, type EnquiryVariant, emptyEnquiry } from '#domain/enquiry/form.ts';
import { usePage } from '../browser/page-config.ts';
import { createStore } from '../browser/storage.ts';

/** The current input of the form. */
export type AskDraft = {
  readonly form: EnquiryForm;
  /** The country of the phone number, two letters. */
  readonly phoneCountry: string;
  readonly letters: boolean;
  /** The email, if it was recognised as a travel agent's. */
  readonly agentEmail: string | null;
  /** The idempotency key, so that a repeated submission creates one enquiry. */
  readonly submission: string;
};

/** Session storage, because a draft should survive a reload but not be visible to the next user of the browser. */
const drafts = createStore(() => globalThis.sessionStorage);

const keyOf = (variant: EnquiryVariant, tourId: number | null) => `askForm ${variant} ${tourId ?? ''}`;

type StoredDraft = { readonly owner: string | null; readonly draft: AskDraft };

function readDraft(key: string, owner: string | null): AskDraft | null {
  try {
    const stored = JSON.parse(drafts.read(key) ?? 'null') as StoredDraft | null;
    return stored && stored.owner === owner ? stored.draft : null;
  } catch {
    return null;
  }
}

/** Stores the draft of a form on every change. Each form of each tour has its own draft. */
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
    drafts.save(key, JSON.stringify({ owner, draft } satisfies StoredDraft));
  }, [key, owner, draft]);
  return {
    draft,
    change: (part: Partial<AskDraft>) => setState((last) => ({ ...last, draft: { ...last.draft, ...part } })),
    changeForm: (part: Partial<EnquiryForm>) =>
      setState((last) => ({ ...last, draft: { ...last.draft, form: { ...last.draft.form, ...part } } })),
    /** Resets the draft after submission; the contact details are preserved for the next enquiry. */
    begin: () => {
      const { firstName, lastName, email } = draft.form;
      const { form, ...next } = fresh();
      setState({ key, draft: { ...next, form: { ...form, firstName, lastName, email } } });
    },
  };
}
