import { join } from 'node:path';

/** The folder that holds the whole project. The sources of the server and what is built of them lie equally deep in it. */
export const projectFolder = join(import.meta.dirname, '../..');
