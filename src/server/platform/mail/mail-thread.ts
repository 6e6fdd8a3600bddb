// Parses emails in a separate thread, so that an expensive one ends the thread instead of the process.
import { parentPort } from 'node:worker_threads';
import { readMail } from './read-mail.ts';

const port = parentPort as NonNullable<typeof parentPort>;

port.on('message', async (source: Uint8Array<ArrayBuffer>) => {
  const mail = await readMail(source).catch(() => null);
  const contents = (mail?.attachments ?? []).map(({ content }) => content).filter((one) => one instanceof ArrayBuffer);
  port.postMessage(mail, [...new Set(contents)]);
});
