// Starts a bank as a shop does, tells its number, and lives until it is killed.
import { openSandbox } from '#tests/support/sandbox.ts';

const bank = await openSandbox();
console.log(JSON.stringify({ bank: bank.processId(), folder: bank.dataFolder }));
