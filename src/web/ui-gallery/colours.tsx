import { Trans } from '@lingui/react/macro';
import { Group, State } from './group.tsx';
import { longSentence, tourName } from './samples.ts';

const colours = [
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['sand', 'bg-sand'],
  ['paper', 'bg-paper'],
  ['mist', 'bg-mist'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['pine', 'bg-pine'],
  ['pine-soft', 'bg-pine-soft'],
  ['coral', 'bg-coral'],
  ['coral-soft', 'bg-coral-soft'],
  ['sun', 'bg-sun'],
  ['sun-soft', 'bg-sun-soft'],
  ['danger', 'bg-danger'],
  ['success', 'bg-success'],
  ['focus', 'bg-focus'],
  ['night', 'bg-night'],
] as const;

/** Colours and type. */
export function Colours() {
  return (
    <Group id="looks" title={<Trans>Colour and type</Trans>}>
      <State name={<Trans>Colours</Trans>} wide>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {colours.map(([name, colourClass]) => (
            <li key={name} className="flex flex-col gap-1 text-sm">
              <span className={`h-14 rounded-field border border-line ${colourClass}`} />
              {name}
            </li>
          ))}
        </ul>
      </State>
      <State name={<Trans>Headings</Trans>} wide>
        <div className="flex flex-col gap-3">
          <p className="font-display font-medium text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] leading-[1.15] tracking-tight">
            {tourName}
          </p>
          <p className="font-display font-medium text-[clamp(1.5rem,1.25rem+1.1vw,2.125rem)] leading-[1.15]">
            {tourName}
          </p>
          <p className="font-display font-medium text-xl">{tourName}</p>
          <p className="max-w-prose" lang="de">
            {longSentence}
          </p>
          <p className="figures max-w-prose text-ink-soft text-sm">0123456789 · €1,299.00 · 24.03.2027</p>
        </div>
      </State>
    </Group>
  );
}
