import { useLingui } from '@lingui/react/macro';
import type { OfficeVariant } from '#contract/schemas/departures.ts';
import { weekdayText } from '../../ui/days.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { CellRefusal } from './departure-batch.ts';
import { useCellWords } from './departure-words.tsx';

/** The problems of a batch of many departures: day, cell and reason. */
export function CellProblems({
  variant,
  cells,
  attempt,
}: {
  variant: OfficeVariant;
  cells: readonly CellRefusal[];
  attempt?: number | undefined;
}) {
  const { i18n } = useLingui();
  const { label } = useCellWords(variant);
  const problems = cells.map(({ day, cell, message }) => ({
    field: null,
    message: day ? `${weekdayText(day, i18n.locale)}, ${label(cell)}: ${message}` : message,
  }));
  return <ErrorSummary problems={problems} attempt={attempt} />;
}
