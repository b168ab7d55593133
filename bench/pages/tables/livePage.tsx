import type { LiveScheduler } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import {
  callHttp,
  type ReferralColumn,
  ReferralListFooter,
  ReferralListProvider,
  type ReferralListSource,
  ReferralListToolbar,
  ReferralTable,
  readListAnswer,
  useReferralList,
} from '@advantage/referrals';
import { storyTime } from '@advantage/referrals/testing';
import { referralListParams } from '@advantage/referrals/wire';
import { BrandProvider, ClockProvider, createManualClock } from '@advantage/ui';
import { createRoot } from 'react-dom/client';
import type { TablePage } from './contract.ts';
import { serviceUrl } from './service.ts';
import './ours.css';

const manual = createManualScheduler();

/** Time advances only with polls. Callbacks without a delay run immediately. */
const scheduler: LiveScheduler = {
  ...manual,
  after(milliseconds, callback) {
    if (milliseconds > 0) return manual.after(milliseconds, callback);
    let isCanceled = false;
    queueMicrotask(() => isCanceled || callback());
    return () => {
      isCanceled = true;
    };
  },
};

/** Requests the rows from the service, as a host does. */
const source: ReferralListSource = {
  list: (query, { signal }) =>
    callHttp({ url: `${serviceUrl}?${referralListParams(query)}` }, { signal }, readListAnswer),
};

const unsorted = { sorting: [] };

interface PageProps {
  readonly columns: readonly ReferralColumn[];
  /** Whether a press opens a row. */
  readonly opensRows: boolean;
}

function Page({ columns, opensRows }: PageProps) {
  const list = useReferralList({
    id: 'bench',
    source,
    columns,
    audience: 'agent',
    initialState: unsorted,
    scheduler,
  });
  return (
    <ReferralListProvider list={list}>
      <ReferralListToolbar tools={[]} />
      <ReferralTable label="Referrals" {...(opensRows && { rowAction: 'select' as const })} />
      <ReferralListFooter />
    </ReferralListProvider>
  );
}

/** Creates a page of ours: a live list with its controls, which polls the source. */
export function livePage(props: PageProps): TablePage {
  const clock = createManualClock(storyTime);
  return {
    mount(place) {
      createRoot(place).render(
        <ClockProvider clock={clock}>
          <BrandProvider>
            <Page {...props} />
          </BrandProvider>
        </ClockProvider>,
      );
    },
    poll: () => manual.advance(3000),
    tick: (milliseconds) => clock.advance(milliseconds),
    tree: (place) => place,
  };
}
