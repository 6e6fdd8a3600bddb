import { FlexibleBlock as Plain } from '../../book-now/flexible-block.tsx';
import type { BlockProps } from '../block.ts';

/** See the plain block. */
export const FlexibleBlock = ({ view }: BlockProps) => <Plain view={view} />;

/** In one line. */
export function FlexibleSummary(_: Pick<BlockProps, 'view'>) {
  return null;
}
