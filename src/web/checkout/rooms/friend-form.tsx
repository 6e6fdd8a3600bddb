import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import type { Problem } from '#domain/booking/problem.ts';
import type { RoomOffer } from '#domain/booking/room-offers.ts';
import type { FriendAnswer } from '#domain/rooms/friends.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldId } from '../field-id.ts';
import { useProblemWords } from '../problem-words.ts';
import type { Act } from '../state/checkout-context.tsx';

const parts = ['name', 'email'] as const;
/** The maximum lengths of a name and an email. */
const maxLengths = { name: 100, email: 254 } as const;

/** Collects the names of friends for the free beds of a private room. */
export function FriendForm({
  offer: { room, openBeds },
  answer = { unknown: false, friends: [] },
  act,
  problems,
}: {
  offer: RoomOffer;
  answer: FriendAnswer | undefined;
  act: Act;
  problems: readonly Problem[];
}) {
  const { t } = useLingui();
  const words = useProblemWords();
  const rows = Array.from({ length: openBeds }, (_, row) => answer.friends[row] ?? { name: '', email: '' });
  const say = (part: Partial<FriendAnswer>) =>
    act({ kind: 'friends', roomId: room.id, answer: { unknown: answer.unknown, friends: rows, ...part } });
  const type = (at: number, part: (typeof parts)[number], text: string) =>
    say({ friends: rows.map((friend, row) => (row === at ? { ...friend, [part]: text } : friend)) });
  const labels = { name: t`Your room-mate’s name`, email: t`Your room-mate’s email` };
  return (
    <fieldset className="flex flex-col gap-2 rounded-card border border-line border-dashed p-4">
      <legend className="px-1 font-semibold">
        <Plural value={openBeds} one="Who has the free bed?" other="Who has the # free beds?" />
      </legend>
      <p className="text-ink-soft text-sm">
        <Trans>Travelling with a friend who books separately? Add their name to share a room.</Trans>
      </p>
      <Checkbox
        name={inputNames.friendUnknown(room.id)}
        value="1"
        checked={answer.unknown}
        onChange={(event) => say({ unknown: event.target.checked })}
        label={<Trans>My room-mate books separately or is not known yet</Trans>}
      />
      {answer.unknown
        ? null
        : rows.map((friend, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a bed, and beds have no other name
            <div key={row} className="grid gap-3 sm:grid-cols-2">
              {parts.map((part) => {
                const path = `friends.${room.id}.${row}.${part}`;
                const problem = problems.find((one) => one.path === path);
                return (
                  <TextField
                    key={part}
                    id={fieldId(path)}
                    name={inputNames.friend(room.id, row, part)}
                    type={part === 'email' ? 'email' : 'text'}
                    autoComplete="off"
                    maxLength={maxLengths[part]}
                    label={labels[part]}
                    plain
                    error={problem && words(problem)}
                    value={friend[part]}
                    onChange={(event) => type(row, part, event.target.value)}
                  />
                );
              })}
            </div>
          ))}
    </fieldset>
  );
}
