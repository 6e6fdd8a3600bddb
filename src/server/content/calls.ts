import type { Database } from '../platform/database/database.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { createContentEditing } from './editing.ts';
import { createGallery } from './gallery.ts';
import { createPopups } from './popups.ts';
import { createTerms } from './terms.ts';

/** Creates the endpoints for popup contents. */
export function createContentCalls(database: Database, webRenderer: Pick<WebRenderer, 'fragment'>) {
  return {
    ...createPopups(database, webRenderer),
    ...createGallery(database, webRenderer),
    ...createTerms(database),
    ...createContentEditing(database),
  };
}
