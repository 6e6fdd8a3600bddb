import { MembershipBlock as Plain } from '../../book-now/membership-block.tsx';
import type { BlockProps } from '../block.ts';

/** See the plain block. */
export const MembershipBlock = ({ view }: BlockProps) => <Plain view={view} />;

/** In one line. */
export function MembershipSummary(_: Pick<BlockProps, 'view'>) {
  return null;
}
