import { useIsPhone } from '@advantage/ui';

/** Whether the page is narrower than 768 px: rows are then cards (TBL-39). False while rendering on a server. */
export const usePhoneLayout = (): boolean => useIsPhone();
