import { createManualScheduler } from '@advantage/live-list/testing';

export const scheduler = createManualScheduler();
await scheduler.advance(3000);
scheduler.setVisible(false);
