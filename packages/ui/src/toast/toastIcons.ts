/** What stands before the words, so that colour is never alone. */
export const toastIcons = { positive: 'checkCircle', critical: 'alert' } as const;
