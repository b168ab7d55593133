import { ToastHistory } from '@advantage/ui';

/** What the toasts have said since the page was opened. A module of its own, so that nothing waits for it. */
export const Messages = () => <ToastHistory />;
