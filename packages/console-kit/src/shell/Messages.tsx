import { ToastHistory } from '@advantage/ui';

/** What the toasts have said since the page was opened. It is a separate module, so that nothing waits for it. */
export const Messages = () => <ToastHistory />;
