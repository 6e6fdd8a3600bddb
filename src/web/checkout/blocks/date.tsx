import { DateBlock as Plain } from '../../book-now/date-block.tsx';
import type { BlockProps } from '../block.ts';

/** See the plain block. */
export const DateBlock = ({ view }: BlockProps) => <Plain view={view} />;

/** In one line. */
export function DateSummary(_: Pick<BlockProps, 'view'>) {
  return null;
}
