import type { AgencyStatement } from './schemas/agency.ts';
import type { AgencyLogo } from './schemas/common.ts';
import type { Manifest } from './schemas/manifest.ts';
import type { AnswerOf } from './schemas.ts';

/** The content of a voucher, for those who receive the travellers. */
export type VoucherFacts = {
  readonly reference: string;
  readonly tour: string;
  readonly variant: string;
  readonly from: string;
  readonly until: string;
  readonly travellers: readonly { readonly name: string; readonly type: string }[];
  /** Each room with its number, such as `2 × Twin room`; extras likewise. */
  readonly rooms: readonly string[];
  readonly extras: readonly string[];
  readonly operator: string;
  /** The agency that booked for a client, and its contact details. */
  readonly agency: {
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly logo: AgencyLogo | null;
  } | null;
  /** The insurance policy; its number is null until the insurer issues it. */
  readonly policy: { readonly name: string; readonly insurer: string; readonly number: string | null } | null;
  readonly total: { readonly amount: number; readonly currency: string };
  /** The amount that was paid when the voucher was written. */
  readonly paid: number;
  /** The address of the booking's page. */
  readonly url: string;
};

/** The data that each kind of document needs. */
export type Documents = {
  brochure: {
    readonly tour: AnswerOf<'loadTour'>;
    /** The first photograph as a JPEG file. */
    readonly photo: Uint8Array | null;
    /** The address of the tour's page. */
    readonly url: string;
  };
  /** With the agency's logo as a PNG file. */
  voucher: VoucherFacts & { readonly logo: Uint8Array | null };
  /** The commission of an agency in one month. */
  statement: AgencyStatement;
  /** The travellers of a departure, for those who run it. */
  manifest: Manifest;
};

export type DocumentKind = keyof Documents;
