// A worker process at a pace that suits a test: the same parts as the real one, told by its environment where to work.

import { jobKinds } from '#server/jobs/job-kinds.ts';
import { connect } from '#server/platform/database/database.ts';
import { openQueue } from '#server/platform/jobs/queue.ts';
import { createLog } from '#server/platform/log.ts';
import { createMailCipher } from '#server/platform/mail/cipher.ts';
import { createMailJobs } from '#server/platform/mail/send-mail.ts';
import { createSmtpTransport } from '#server/platform/mail/smtp-transport.ts';
import { mailSecret, plainDoor, quickQueue } from './mail-pace.ts';

const { DATABASE_URL = '', SMTP_URL = '' } = process.env;
const log = createLog('silent');
const { database } = connect(DATABASE_URL, 6);
const queue = await openQueue(DATABASE_URL, jobKinds, log, quickQueue);
await queue.work(
  createMailJobs({
    database,
    queue,
    webRenderer: plainDoor,
    transport: createSmtpTransport(SMTP_URL),
    cipher: createMailCipher(mailSecret),
    log,
    from: { header: 'hello@waymark.example', address: 'hello@waymark.example' },
    messageHost: 'shop.example',
    timings: { lease: 6, firstDelay: 1, maxDelay: 2, giveUpAfter: 3600 },
  }),
);
process.stdout.write('working\n');
