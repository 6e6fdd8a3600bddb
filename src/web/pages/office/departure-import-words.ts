import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';

/** Returns the words for the states of an import. */
export function useImportStates(): Readonly<Record<AnswerOf<'loadDepartureImport'>['state'], string>> {
  const { t } = useLingui();
  return {
    planned: t({ message: 'Not started', context: 'import' }),
    running: t({ message: 'Running', context: 'import' }),
    done: t({ message: 'Imported', context: 'import' }),
    undoing: t({ message: 'Being undone', context: 'import' }),
    undone: t({ message: 'Undone', context: 'import' }),
  };
}
