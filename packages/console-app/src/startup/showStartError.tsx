import { NoticePage } from '@advantage/console-kit/notices';
import { advantage, BrandProvider, bridge } from '@advantage/ui';
import { createRoot } from 'react-dom/client';
import { hostBrand } from '../config/hostBrand.ts';
import { ConfigError } from '../config/parseConfig.ts';
import * as en from '../messages/en.ts';
import { ConfigErrorPage } from './ConfigErrorPage.tsx';

/** Shows why the application couldn't start. */
export function showStartError(root: HTMLElement, error: unknown): void {
  const { isDirectory } = hostBrand(window.location.hostname);
  createRoot(root).render(
    <BrandProvider brand={isDirectory ? advantage : bridge} mode="system">
      {error instanceof ConfigError ? (
        <ConfigErrorPage problems={error.problems} />
      ) : (
        <NoticePage title={en.startup.title}>{en.startup.hint}</NoticePage>
      )}
    </BrandProvider>,
  );
}
