import { Trans } from '@lingui/react/macro';
import { TextField } from '../ui/text-field.tsx';
import { problemOf, type Refused } from './answer.ts';

/** The email of an account. */
export function EmailField({ refused }: { refused?: Refused | undefined }) {
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      plain
      label={<Trans>Email address</Trans>}
      defaultValue={refused?.typed.email}
      error={problemOf(refused, 'email')}
    />
  );
}
