import type { Database } from '../platform/database/database.ts';
import type { Door } from '../platform/web-bundle.ts';
import { createContentEditing } from './editing.ts';
import { createGallery } from './gallery.ts';
import { createPopups } from './popups.ts';
import { createTerms } from './terms.ts';

/** The calls about the contents of popups. */
export function createContentCalls(database: Database, door: Pick<Door, 'fragment'>) {
  return {
    ...createPopups(database, door),
    ...createGallery(database, door),
    ...createTerms(database),
    ...createContentEditing(database),
  };
}
