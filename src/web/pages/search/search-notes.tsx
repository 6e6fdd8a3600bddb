import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { longestSearch, mostPins } from '#contract/search.ts';
import type { SearchAnswer } from '../../tours/catalogue-types.ts';
import { Notice } from '../../ui/notice.tsx';
import { filterName } from './filter-words.ts';

/** The longest value that is repeated to the person who sent it. */
const longestValue = 40;

/** What the search had to make of the address: left out, shortened, read as something else. */
export function SearchNotes({ answer }: { answer: SearchAnswer }) {
  const { i18n } = useLingui();
  const { ignored, notes, readAs, pages } = answer;
  const shown = new Set(notes);
  if (ignored.length === 0 && shown.size === 0 && readAs.length === 0) return null;
  return (
    <Notice>
      <ul className="flex flex-col gap-1">
        {readAs.map(({ typed, found }) => (
          <li key={typed}>
            <Trans>
              Nothing is called “{typed}”, so we searched for <strong>{found}</strong>.
            </Trans>
          </li>
        ))}
        {ignored.slice(0, 5).map(({ filter, value }) => {
          const name = filterName(i18n, filter);
          const short = value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
          return (
            <li key={`${filter}-${value}`} className="wrap-anywhere">
              <Trans>
                We could not use “{short}” for {name}, so it was left out.
              </Trans>
            </li>
          );
        })}
        {ignored.length > 5 ? (
          <li>
            <Plural
              value={ignored.length - 5}
              one="# more value was left out, too."
              other="# more values were left out, too."
            />
          </li>
        ) : null}
        {shown.has('text-shortened') ? (
          <li>
            <Trans>Your text was very long. We searched for its first {longestSearch} characters.</Trans>
          </li>
        ) : null}
        {shown.has('page-beyond-end') ? (
          <li>
            <Plural
              value={pages}
              one="There is only # page, so this is it."
              other="There are only # pages, so this is the last one."
            />
          </li>
        ) : null}
        {shown.has('more-pins') ? (
          <li>
            <Trans>The map shows the first {mostPins} tours. Filters bring the others onto it.</Trans>
          </li>
        ) : null}
      </ul>
    </Notice>
  );
}
