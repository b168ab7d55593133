import { advantage, BrandProvider, bridge } from '@advantage/ui';
import { createRoot } from 'react-dom/client';
import { hostBrand } from '../config/hostBrand.ts';
import { ConfigError } from '../config/parseConfig.ts';
import { ConfigErrorPage } from '../notices/ConfigErrorPage.tsx';
import { NoticePage } from '../notices/NoticePage.tsx';

/** Shows instead of the application why it could not start. */
export function showStartError(root: HTMLElement, error: unknown): void {
  const { isDirectory } = hostBrand(window.location.hostname);
  createRoot(root).render(
    <BrandProvider brand={isDirectory ? advantage : bridge} mode="system">
      {error instanceof ConfigError ? (
        <ConfigErrorPage problems={error.problems} />
      ) : (
        <NoticePage title="The console could not start">
          Load this page again. If that does not help, allow this site to store data in your browser.
        </NoticePage>
      )}
    </BrandProvider>,
  );
}
