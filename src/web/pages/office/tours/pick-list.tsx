import { useLingui } from '@lingui/react/macro';
import { ArrowUp, X } from 'lucide-react';
import { movedItem } from '#domain/office/document-path.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { useEditor, useValue } from './editor-state.tsx';

/** An ordered choice from a long list: what is chosen, and a field that adds to it. */
export function PickList({
  path,
  label,
  placeholder,
  options,
}: {
  path: string;
  label: string;
  placeholder: string;
  options: readonly SelectOption[];
}) {
  const { t } = useLingui();
  const { loaded } = useEditor();
  const [values, set] = useValue<readonly string[]>(path);
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Select
        id={path}
        label={label}
        plain
        placeholder={placeholder}
        disabled={!loaded.mayEdit}
        value=""
        options={options.filter(({ value }) => !values.includes(value))}
        onChange={({ target }) => target.value && set([...values, target.value])}
      />
      <ol className="flex flex-wrap gap-2">
        {values.map((value, at) => {
          const name = nameOf(value);
          return (
            <li key={value} className="flex items-center rounded-full border border-line-strong pl-4">
              {name}
              {loaded.mayEdit ? (
                <>
                  {at > 0 ? (
                    <IconButton label={t`Move up: ${name}`} onClick={() => set(movedItem(values, at, -1))}>
                      <ArrowUp aria-hidden="true" />
                    </IconButton>
                  ) : null}
                  <IconButton label={t`Remove: ${name}`} onClick={() => set(values.filter((other) => other !== value))}>
                    <X aria-hidden="true" />
                  </IconButton>
                </>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
