import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { maxPins, maxSearchLength } from '#contract/search.ts';
import type { SearchAnswer } from '../../tours/catalogue-types.ts';
import { Notice } from '../../ui/notice.tsx';
import { filterName } from './filter-words.ts';

/** The maximum length of a repeated value from the URL. */
const maxValueLength = 40;

/** Notes about parts of the URL that were ignored, shortened or corrected. */
export function SearchNotes({ answer }: { answer: SearchAnswer }) {
  const { i18n } = useLingui();
  const { ignored, notes, readAs, pages } = answer;
  const present = new Set(notes);
  if (ignored.length === 0 && present.size === 0 && readAs.length === 0) return null;
  return (
    <Notice>
      <ul className="flex flex-col gap-1">
        {readAs.map(({ typed, found }) => (
          <li key={typed}>
            <Trans>
              No results for “{typed}”. Showing results for <strong>{found}</strong>.
            </Trans>
          </li>
        ))}
        {ignored.slice(0, 5).map(({ filter, value }) => {
          const name = filterName(i18n, filter);
          const short = value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;
          return (
            <li key={`${filter}-${value}`} className="wrap-anywhere">
              <Trans>
                “{short}” isn’t valid for {name}, so we ignored it.
              </Trans>
            </li>
          );
        })}
        {ignored.length > 5 ? (
          <li>
            <Plural value={ignored.length - 5} one="# more value was ignored." other="# more values were ignored." />
          </li>
        ) : null}
        {present.has('text-shortened') ? (
          <li>
            <Trans>Your search was very long. We used the first {maxSearchLength} characters.</Trans>
          </li>
        ) : null}
        {present.has('page-beyond-end') ? (
          <li>
            <Plural value={pages} one="There’s only # page." other="There are only # pages. This is the last one." />
          </li>
        ) : null}
        {present.has('more-pins') ? (
          <li>
            <Trans>The map shows the first {maxPins} tours. Use filters to see others.</Trans>
          </li>
        ) : null}
      </ul>
    </Notice>
  );
}
