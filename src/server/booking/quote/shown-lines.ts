import type { PriceData } from '#contract/schemas/book-now-data.ts';
import type { Language } from '#contract/shop.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { Line } from '#domain/pricing/line.ts';
import type { Comparison } from './compare-quote.ts';

type ShownLine = NonNullable<PriceData['quote']>['lines'][number];

/** What the operator calls the thing behind a line, or whose special price it is; null where the page has words of its own. */
function nameOf(line: Line, { variant, operator }: BookableFacts, language: Language): string | null {
  switch (line.kind) {
    case 'traveller': {
      const type = variant.passengerTypes.find(({ id }) => id === line.reason.typeId);
      return (line.quantity === 1 ? type?.singular : type?.plural)?.[language] ?? null;
    }
    case 'promotion':
      return operator.promotions.find(({ id }) => id === line.reason.promotionId)?.name[language] ?? null;
    case 'room':
      return variant.rooms.find(({ id }) => id === line.reason.roomId)?.name[language] ?? null;
    case 'extra': {
      const extra = variant.extras.find(({ id }) => id === line.reason.extraId);
      const option = extra?.options.find(({ id }) => id === line.reason.optionId);
      return extra && option ? `${extra.name[language]}: ${option.name[language]}` : null;
    }
    case 'saving':
      return line.reason.saving === 'specialPrice' ? operator.name : null;
    default:
      return null;
  }
}

/** A line with its name. */
export const shownLine = (line: Line, facts: BookableFacts, language: Language): ShownLine => ({
  kind: line.kind,
  reason: line.reason,
  name: nameOf(line, facts, language),
  quantity: line.quantity,
  unit: line.unit,
  amount: line.amount,
});

/** A comparison as the page shows it; null when nothing has moved. */
export function shownDifference(
  comparison: Comparison | null,
  facts: BookableFacts,
  language: Language,
): PriceData['difference'] {
  if (comparison?.kind === 'gone')
    return { changes: [], total: -comparison.given.quote.total, trouble: comparison.trouble };
  if (comparison?.kind !== 'moved') return null;
  const shown = (line: Line | null) => line && shownLine(line, facts, language);
  const { changes, total } = comparison.difference;
  return {
    changes: changes.map(({ before, after }) => ({ before: shown(before), after: shown(after) })),
    total,
    trouble: null,
  };
}
