/**
 * Settings from a file: `.env` of the folder that the shop is started in, or the one that ENV_FILE names (off: none).
 * What the environment itself says stands over it. Server and commands read the same one.
 */
import { errorCode } from '../lib/errorCode';

const OFF = 'off';

/** Throws where a file that was named is not there, or one that is there cannot be read. */
export function loadEnvFile(env: NodeJS.ProcessEnv = process.env): void {
  const named = env['ENV_FILE']?.trim();
  if (named === OFF) return;
  try {
    process.loadEnvFile(named || '.env');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' && !named) return;
    throw new Error(
      `The settings of ${named || '.env'} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : code || 'it is no file of settings'}.`,
    );
  }
}
