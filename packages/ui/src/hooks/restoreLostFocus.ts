/** Calls `restore` in the next frame if no element has focus then, because the one that had it was removed. */
export function restoreLostFocus(restore: () => void): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) restore();
  });
}
