import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The difficulty levels from 1 to 5, with their name and meaning. */
export const levels: readonly { readonly name: MessageDescriptor; readonly meaning: MessageDescriptor }[] = [
  { name: msg`Easy`, meaning: msg`Short walks on level ground, plenty of time to sit` },
  { name: msg`Gentle`, meaning: msg`An hour or two on foot most days` },
  { name: msg`Active`, meaning: msg`Up to four hours a day, some of it uphill` },
  { name: msg`Sporty`, meaning: msg`Long days and steep paths; you should be in good shape` },
  { name: msg`Demanding`, meaning: msg`Full days at altitude or in the heat; for fit travellers with training` },
];
