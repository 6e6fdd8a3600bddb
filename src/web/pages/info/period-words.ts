import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Period } from '#domain/privacy/retention.ts';

/** Formats a period, such as `90 days`. */
export function periodWords(i18n: I18n, { count, unit }: Period): string {
  if (unit === 'hour') return i18n._(msg`${plural(count, { one: '# hour', other: '# hours' })}`);
  if (unit === 'day') return i18n._(msg`${plural(count, { one: '# day', other: '# days' })}`);
  return i18n._(msg`${plural(count, { one: '# year', other: '# years' })}`);
}
