import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How hard a tour is, from 1 to 5: a word, and what it means for one's legs. */
export const levels: readonly { readonly name: MessageDescriptor; readonly meaning: MessageDescriptor }[] = [
  { name: msg`Easy`, meaning: msg`Short walks on even ground, plenty of time to sit` },
  { name: msg`Gentle`, meaning: msg`An hour or two on foot most days` },
  { name: msg`Active`, meaning: msg`Up to four hours a day, some of it uphill` },
  { name: msg`Sporty`, meaning: msg`Long days and steep ways; you should be in good shape` },
  { name: msg`Demanding`, meaning: msg`Full days at height or in heat; for trained people` },
];
