import './trustedTypes.ts';
import '@fontsource-variable/inter';
import './fonts.css';
import './document.css.ts';
import './paper.css';
import type { Config } from '../config/configSchema.ts';
import { loadConfig } from '../config/loadConfig.ts';

/** Loads the configuration and shows the application, or the reason why it can't start. */
export async function startApp(show: (root: HTMLElement, config: Config) => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  try {
    const config = await loadConfig();
    if (config.ownBrand) (await import('../config/applyOwnTheme.ts')).applyOwnTheme(config.ownBrand);
    show(root, config);
  } catch (error) {
    const { showStartError } = await import('./showStartError.tsx');
    showStartError(root, error);
  }
}
