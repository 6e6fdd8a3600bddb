import { Trans, useLingui } from '@lingui/react/macro';
import { shopContext } from '../../shop.ts';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import type { Route } from './+types/departure-imports.ts';
import { DepartureImportForm } from './departure-import-form.tsx';
import { useImportStates } from './departure-import-words.ts';
import { OfficeHead } from './office-head.tsx';

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopContext).call('listDepartureImports', {});

/** Imports departures from a file, and lists earlier imports. */
export default function OfficeDepartureImports({ loaderData: { imports } }: Route.ComponentProps) {
  const { t } = useLingui();
  const states = useImportStates();
  return (
    <>
      <TextLink to="/office/departures" className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>All tours</Trans>
      </TextLink>
      <OfficeHead
        title={t`Import departures`}
        lead={
          <Trans>
            Export your departures, change them in a spreadsheet and import the file. Empty cells and missing rows
            change nothing; a dash (-) clears a cell.
          </Trans>
        }
      />
      <DepartureImportForm />
      {imports.length > 0 ? (
        <section aria-labelledby="earlier-imports" className="flex max-w-2xl flex-col gap-3 pt-10">
          <h2 id="earlier-imports" className="text-xl">
            <Trans>Earlier imports</Trans>
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-paper">
            {imports.map(({ id, at, fileName, person, state }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
                <TextLink to={`/office/departures/import/${id}`} className="wrap-anywhere">
                  {fileName}
                </TextLink>
                <span className="text-ink-soft text-sm">
                  {states[state]} · {person ?? <Trans>Deleted account</Trans>} · <Moment seconds={at} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
