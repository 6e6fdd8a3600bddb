import type { PriceData } from '#contract/schemas/book-now-data.ts';
import type { BookingRefusal } from '#contract/schemas/hold.ts';
import { blockOf, requestCode, requestPath } from '#contract/selection-codec/codec.ts';
import type { Language } from '#contract/shop.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { dateReport } from '#domain/booking/tour-problems.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WebRenderer } from '../../platform/web-bundle.ts';

/** A problem in terms of the request, without its message text. */
export type WordlessProblem = Omit<BookingRefusal['data']['problems'][number], 'message'> & Pick<Problem, 'fits'>;

/** What a refused submission may contain besides its code. */
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

/** Creates refusals of submissions: all have the same fields, in the sender's language. */
export type Refuse = (status: Refusal['status'], code: string, more?: More) => Promise<Refusal>;

/** Reported as an unknown code, so that trying codes reveals nothing. */
const secretProblems = ['notYetValid', 'expired', 'usedUp'];

/** Translates a problem of the domain into terms of the request. */
export function wordlessProblem({ block, code, path, report, fits }: Problem): WordlessProblem {
  const publicCode = block === 'savings' && secretProblems.includes(code) ? 'unknownCode' : code;
  return {
    block,
    code: requestCode(publicCode),
    path: requestPath(path),
    report: block === 'savings' ? `Savings - ${publicCode}` : report,
    ...(fits && { fits, passengerType: fits.id }),
  };
}

/** Marks an unavailable part of the selection, under the path that the request used. */
export const staleProblem = ({ path, code }: { readonly path: string; readonly code: string }): WordlessProblem => {
  const block = blockOf(path);
  const report = block === 'date' ? dateReport(code) : `${block[0]?.toUpperCase()}${block.slice(1)} - ${code}`;
  return { block, code, path, report };
};

/** Returns the message code for a problem; the same code has different messages in some blocks. */
const wordsFor = ({ block, code }: WordlessProblem): string => {
  if (block === 'savings') return `promo-${code}`;
  return block === 'date' && code === 'missing' ? 'date-missing' : code;
};

/** Creates a function that refuses in one language. */
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
        const { fits: _, ...publicCode } = problem;
        return { ...publicCode, message: await webRenderer.words(language, wordsFor(problem), valuesFor(problem)) };
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
