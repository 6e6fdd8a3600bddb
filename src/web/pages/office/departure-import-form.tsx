import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_IMPORT_BYTES } from '#contract/list/departure-import.ts';
import { refusalMessage } from '../../browser/refusal-message.ts';
import { upload } from '../../browser/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const FORMATS = ['unambiguous', 'dayFirstComma', 'dayFirstPoint', 'monthFirstPoint'] as const;
type Format = (typeof FORMATS)[number];

/** Uploads a file, or rows pasted from a spreadsheet, and leads to what they would change. */
export function DepartureImportForm() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<AbortController>(undefined);
  const [format, setFormat] = useState<Format>(i18n.locale === 'de' ? 'dayFirstComma' : 'unambiguous');
  const [pending, setPending] = useState<'file' | 'rows' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (file: Blob, name: string, from: 'file' | 'rows'): Promise<void> => {
    if (pending) return;
    if (file.size > MAX_IMPORT_BYTES) {
      setProblem(t`This file is too large. The limit is 5 MB.`);
      return;
    }
    setPending(from);
    setProblem(null);
    const request = { name: name.slice(0, 200), format };
    const signal = leaving.current?.signal as AbortSignal;
    const sent = await upload('uploadDepartureImport', request, file, { signal });
    setPending(null);
    if (sent.ok) await navigate(`/office/departures/import/${sent.answer.importId}`);
    else
      setProblem(
        sent.refusal.body?.problems?.[0]?.message ??
          refusalMessage(sent.refusal) ??
          t`We couldn’t upload this file. Please try again.`,
      );
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // Reset, so that a corrected file with the same name can be chosen again.
    target.value = '';
    if (file) void send(file, file.name, 'file');
  };
  const paste = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const rows = String(new FormData(event.currentTarget).get('rows') ?? '');
    if (rows.trim() === '') setProblem(t`Paste the rows of your spreadsheet with their titles first.`);
    else void send(new Blob([rows]), t`Pasted rows`, 'rows');
  };

  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Select
        label={t`Numbers and dates in the file`}
        plain
        value={format}
        onChange={({ target }) => setFormat(target.value as Format)}
        options={[
          { value: 'unambiguous', label: t`1234.50 and 2027-05-31 (nothing else is accepted)` },
          { value: 'dayFirstComma', label: t`1.234,50 and 31.05.2027` },
          { value: 'dayFirstPoint', label: t`1,234.50 and 31/05/2027` },
          { value: 'monthFirstPoint', label: t`1,234.50 and 05/31/2027` },
        ]}
      />
      {problem === null ? null : (
        <Notice kind="danger" announce>
          {problem}
        </Notice>
      )}
      <div className="flex flex-col items-start gap-2">
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          hidden
          aria-label={t`File with departures`}
          onChange={choose}
        />
        <Button
          icon={<FileUp aria-hidden="true" />}
          pending={pending === 'file'}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose a file</Trans>
        </Button>
        <p className="text-ink-soft text-sm">
          <Trans>CSV or XLSX, up to 5 MB and 20,000 rows. You see every change before anything is saved.</Trans>
        </p>
      </div>
      <form onSubmit={paste} className="flex flex-col items-start gap-3">
        <TextArea
          name="rows"
          label={t`Or paste rows from a spreadsheet`}
          hint={t`Include the line with the titles, such as variant_id, day, seats.`}
          plain
          boxClass="w-full"
          className="font-mono text-sm"
          spellCheck={false}
          wrap="off"
        />
        <Button type="submit" variant="secondary" pending={pending === 'rows'}>
          <Trans>Check pasted rows</Trans>
        </Button>
      </form>
    </div>
  );
}
