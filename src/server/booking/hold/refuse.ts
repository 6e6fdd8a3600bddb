import type { PriceData } from '#contract/schemas/book-now-data.ts';
import type { BookingRefusal } from '#contract/schemas/hold.ts';
import { blockOf, requestCode, requestPath } from '#contract/selection-codec/codec.ts';
import type { Language } from '#contract/shop.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { dateReport } from '#domain/booking/tour-problems.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WebRenderer } from '../../platform/web-bundle.ts';

/** A problem by the names of the request, not in words yet. */
export type WordlessProblem = Omit<BookingRefusal['data']['problems'][number], 'message'> & Pick<Problem, 'fits'>;

/** What a refused submission may carry besides its code. */
export type More = {
  readonly problems?: readonly WordlessProblem[];
  readonly description?: string;
  readonly type?: BookingRefusal['type'];
  readonly url?: string | null;
  /** The booking that the refusal is about. */
  readonly enquiryId?: string;
  readonly difference?: PriceData['difference'];
  readonly quote?: PriceData['quote'];
  readonly retryAfterSeconds?: number;
};

/** Makes refusals of submissions: every one has the same fields, in the sender's language. */
export type Refuse = (status: Refusal['status'], code: string, more?: More) => Promise<Refusal>;

/** What a person must not learn by trying codes is told as an unknown code. */
const secretProblems = ['notYetValid', 'expired', 'usedUp'];

/** A problem of the domain by the names of the request. */
export function wordlessProblem({ block, code, path, report, fits }: Problem): WordlessProblem {
  const shown = block === 'savings' && secretProblems.includes(code) ? 'unknownCode' : code;
  return {
    block,
    code: requestCode(shown),
    path: requestPath(path),
    report: block === 'savings' ? `Savings - ${shown}` : report,
    ...(fits && { fits, passengerType: fits.id }),
  };
}

/** Something in the selection that cannot be had, where the request named it. */
export const staleProblem = ({ path, code }: { readonly path: string; readonly code: string }): WordlessProblem => {
  const block = blockOf(path);
  const report = block === 'date' ? dateReport(code) : `${block[0]?.toUpperCase()}${block.slice(1)} - ${code}`;
  return { block, code, path, report };
};

/** The code of the words for a problem: some mean another thing in another block. */
const wordsFor = ({ block, code }: WordlessProblem): string => {
  if (block === 'savings') return `promo-${code}`;
  return block === 'date' && code === 'missing' ? 'date-missing' : code;
};

/** Says no in one language. */
export function createRefuse(webRenderer: Pick<WebRenderer, 'words'>, language: Language): Refuse {
  return async (status, code, more = {}) => {
    const {
      problems = [],
      description,
      type = 'other',
      url = null,
      enquiryId = null,
      difference = null,
      quote = null,
    } = more;
    const valuesFor = ({ fits }: WordlessProblem) => (fits ? { type: fits.singular[language] } : {});
    const worded = await Promise.all(
      problems.map(async (problem) => {
        const { fits: _, ...shown } = problem;
        return { ...shown, message: await webRenderer.words(language, wordsFor(problem), valuesFor(problem)) };
      }),
    );
    const problem: BookingRefusal = {
      type,
      url,
      description: description ?? worded[0]?.message ?? (await webRenderer.words(language, code)),
      enquiryId,
      data: { problems: worded, difference, quote },
    };
    return new Refusal(status, code, {
      problems: problems.map((problem) => ({
        path: problem.path,
        code: wordsFor(problem),
        values: valuesFor(problem),
      })),
      retryAfterSeconds: more.retryAfterSeconds ?? null,
      more: problem,
    });
  };
}
