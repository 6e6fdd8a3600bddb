import { RoomsBlock as Plain } from '../../book-now/rooms-block.tsx';
import type { BlockProps } from '../block.ts';

/** See the plain block. */
export const RoomsBlock = ({ view }: BlockProps) => <Plain view={view} />;

/** In one line. */
export function RoomsSummary(_: Pick<BlockProps, 'view'>) {
  return null;
}
