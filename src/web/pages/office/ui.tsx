import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Actions } from '../../ui-gallery/actions.tsx';
import { Choices } from '../../ui-gallery/choices.tsx';
import { Colours } from '../../ui-gallery/colours.tsx';
import { Contents } from '../../ui-gallery/contents.tsx';
import { Feedback } from '../../ui-gallery/feedback.tsx';
import { Fields } from '../../ui-gallery/fields.tsx';

/** The UI catalogue: every component in every state, for developers. The components are in `ui/` and `popups/`. */
export default function Catalogue() {
  const { t } = useLingui();
  const [theme, setTheme] = useState('auto');
  useEffect(() => {
    if (theme === 'auto') return;
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
  const groups = [
    ['looks', t`Colour and type`],
    ['actions', t`Buttons and links`],
    ['fields', t`Fields`],
    ['choices', t`Choices`],
    ['contents', t`Content`],
    ['feedback', t`Feedback and popups`],
  ] as const;
  return (
    <div className="flex flex-col gap-10">
      <PageHead title={t`Components`} hidden />
      <div className="flex flex-col gap-4">
        <h1>
          <Trans>Components</Trans>
        </h1>
        <p className="max-w-prose text-ink-soft text-lg">
          <Trans>Every UI component in every state.</Trans>
        </p>
        <nav aria-label={t`Groups`}>
          <ul className="flex flex-wrap gap-2">
            {groups.map(([id, title]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-paper px-4 font-medium text-sm hover:border-pine"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <RadioGroup
          label={t`Colour scheme`}
          name="theme"
          plain
          value={theme}
          onChange={setTheme}
          variant="columns"
          options={[
            { value: 'auto', label: t`System` },
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
        />
      </div>
      <Colours />
      <Actions />
      <Fields />
      <Choices />
      <Contents />
      <Feedback />
    </div>
  );
}
