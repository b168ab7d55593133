/**
 * Loads the page again, unless the console's own server can't be reached: the browser would show its error page, which
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
