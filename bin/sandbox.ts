// `npm run sandbox`: the sandbox bank for shops with a database of their own. It has the same settings as they do.
import { paymentNoticePath } from '#server/http/payment-notices.ts';
import { createLog } from '#server/platform/log.ts';
import { readSettings, StartProblem, startProblemCode } from '#server/platform/settings.ts';
import { type SandboxProcess, sandboxWelcome, startSandbox } from '#server/start/sandbox-process.ts';

async function start(): Promise<SandboxProcess> {
  const { sandbox, origin, allowedOrigins, dataFolder, logLevel } = readSettings(process.env);
  if (!sandbox) throw new StartProblem('PAYMENTS must be sandbox');
  if (sandbox.startOn !== null)
    throw new StartProblem('SANDBOX_URL and SANDBOX_SECRET must be set; without them `npm start` runs the bank itself');
  return startSandbox(
    {
      port: sandbox.port,
      host: sandbox.host,
      dataFolder,
      secret: sandbox.secret,
      shopOrigins: allowedOrigins,
      webhookUrl: `${origin}${paymentNoticePath}`,
      logLevel,
    },
    createLog(logLevel),
  );
}

try {
  const bank = await start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => bank.stop().then(() => process.exit(0)));
  process.stdout.write(`\n  The sandbox bank is open: ${bank.url}\n\n  ${sandboxWelcome(bank).join('\n  ')}\n\n`);
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`waymark: ${error instanceof StartProblem ? message : (stack ?? message)}\n`);
  process.exit(error instanceof StartProblem ? startProblemCode : 1);
}
