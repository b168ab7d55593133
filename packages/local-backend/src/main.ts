import { createBackend } from './backend.ts';
import * as en from './messages/en.ts';
import { readSettings, unknownSettingWarnings } from './startup/settings.ts';
import { StartupError } from './startup/startupError.ts';

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  for (const line of unknownSettingWarnings(process.env)) console.error(line);
  const backend = await createBackend(settings);
  console.log(en.startup.ready(backend.url, settings.database));

  const stop = () => void backend.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // The parent process (`start`) has exited, so nothing else would stop this process.
  process.once('disconnect', stop);
  // An open channel must not keep a stopped backend running.
  process.channel?.unref();
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
