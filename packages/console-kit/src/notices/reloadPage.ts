/**
 * Reloads the page, unless the console's own server can't be reached. The browser would then show its error page, which
 * doesn't recover by itself.
 */
export async function reloadPage(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}
