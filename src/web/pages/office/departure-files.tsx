import { Trans } from '@lingui/react/macro';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import { usePage } from '../../browser/page-config.ts';
import { useCapability } from '../../browser/use-capability.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/link.tsx';

/** Downloads the departures to come, of one variant or of the whole company, and leads to the import. */
export function DepartureFiles({ variantId }: { variantId?: number }) {
  const { prefix, account } = usePage();
  const mayWrite = useCapability()('departures.write');
  const address = (format: string) =>
    `${prefix}/api/office/departure-export?${new URLSearchParams({ format, ...(variantId && { variantId: String(variantId) }) })}`;
  const mayExport = variantId !== undefined || account?.role === 'operator';
  return (
    <span className="flex flex-wrap gap-3">
      {mayExport ? (
        <>
          <a href={address('xlsx')} download className={buttonClass('secondary', 'small')}>
            <FileSpreadsheet aria-hidden="true" />
            <Trans>Export as XLSX</Trans>
          </a>
          <a href={address('csv')} download className={buttonClass('secondary', 'small')}>
            <FileSpreadsheet aria-hidden="true" />
            <Trans>Export as CSV</Trans>
          </a>
        </>
      ) : null}
      {mayWrite ? (
        <ButtonLink
          to="/office/departures/import"
          variant="secondary"
          size="small"
          icon={<FileUp aria-hidden="true" />}
        >
          <Trans>Import</Trans>
        </ButtonLink>
      ) : null}
    </span>
  );
}
