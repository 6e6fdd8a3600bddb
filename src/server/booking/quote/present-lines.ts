import type { PriceData } from '#contract/schemas/book-now-data.ts';
import type { Language } from '#contract/shop.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { Line } from '#domain/pricing/line.ts';
import type { Comparison } from './compare-quote.ts';

type LineView = NonNullable<PriceData['quote']>['lines'][number];

/**
 * Returns the operator's name for the item of a line, or the operator whose special price it is; null where the page
 * has its own text.
 */
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

/** Returns a line with its name. */
export const presentLine = (line: Line, facts: BookableFacts, language: Language): LineView => ({
  kind: line.kind,
  reason: line.reason,
  name: nameOf(line, facts, language),
  quantity: line.quantity,
  unit: line.unit,
  amount: line.amount,
});

/** Returns a comparison for the page; null when nothing has changed. */
export function presentDifference(
  comparison: Comparison | null,
  facts: BookableFacts,
  language: Language,
): PriceData['difference'] {
  if (comparison?.kind === 'gone')
    return { changes: [], total: -comparison.signed.quote.total, trouble: comparison.problem };
  if (comparison?.kind !== 'moved') return null;
  const present = (line: Line | null) => line && presentLine(line, facts, language);
  const { changes, total } = comparison.difference;
  return {
    changes: changes.map(({ before, after }) => ({ before: present(before), after: present(after) })),
    total,
    trouble: null,
  };
}
