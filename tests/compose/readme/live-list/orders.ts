import { createBrowserScheduler, LiveList } from '@advantage/live-list';

const list = new LiveList({
  query: {},
  scheduler: createBrowserScheduler(),
  getRowId: (order: { readonly id: string }) => order.id,
  load: async () => ({ unchanged: false, page: { rows: [{ id: 'a' }], total: 1 } }),
});
list.rows.subscribe(() => console.log(list.rows.get().rows));
export const stop = list.start();
