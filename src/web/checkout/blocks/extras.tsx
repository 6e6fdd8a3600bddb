import { ExtrasBlock as Plain } from '../../book-now/extras-block.tsx';
import type { BlockProps } from '../block.ts';

/** See the plain block. */
export const ExtrasBlock = ({ view }: BlockProps) => <Plain view={view} />;

/** In one line. */
export function ExtrasSummary(_: Pick<BlockProps, 'view'>) {
  return null;
}
