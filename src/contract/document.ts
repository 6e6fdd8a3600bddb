import type { AnswerOf } from './schemas.ts';

/** What each kind of document has to know in order to be drawn. */
export type Documents = {
  brochure: {
    readonly tour: AnswerOf<'loadTour'>;
    /** The first photograph as a JPEG file. */
    readonly photo: Uint8Array | null;
    /** The address of the tour's page. */
    readonly url: string;
  };
};

export type DocumentKind = keyof Documents;
