import { SavingsBlock as Plain } from '../../book-now/savings-block.tsx';
import type { BlockProps } from '../block.ts';

/** See the plain block. */
export const SavingsBlock = ({ view }: BlockProps) => <Plain view={view} />;

/** In one line. */
export function SavingsSummary(_: Pick<BlockProps, 'view'>) {
  return null;
}
