import { SourceError } from '../core/SourceError.ts';
import { useHoldHandlers } from '../react/useHold.ts';
import { useAnnouncement, useLiveList, useLiveStatus } from '../react/useLiveList.ts';
import { createManualScheduler } from './manualScheduler.ts';

interface Seat {
  readonly id: string;
  readonly price: number;
  readonly isSold?: boolean;
}

/** Creates the seats of a concert hall and a scheduler, both controlled by a story. */
export function createBoxOffice(first: readonly Seat[]) {
  const scheduler = createManualScheduler();
  let seats = first;
  let isDown = false;
  return {
    scheduler,
    /** Replaces the seats, starting with the next poll. */
    offer(next: readonly Seat[]) {
      seats = next;
    },
    /** Makes every request fail from now on. */
    goDown() {
      isDown = true;
    },
    async load() {
      if (isDown) throw new SourceError('network', 'The service could not be reached.');
      return { unchanged: false as const, page: { rows: seats, total: seats.length } };
    },
  };
}

/** The return type of `createBoxOffice`. */
export type BoxOffice = ReturnType<typeof createBoxOffice>;

export interface ExampleSeatsProps {
  /** The seats and the scheduler. */
  readonly boxOffice: BoxOffice;
}

const query = {};

/**
 * Shows rows with a key: concert seats that other people buy meanwhile. Uses plain elements, because `useLiveList`
 * needs no design system. For referrals, use the lists of `@advantage/referrals`.
 */
export function ExampleSeats({ boxOffice }: ExampleSeatsProps) {
  const { list, rows, rowNotes, newCount, isLoading } = useLiveList<Seat, object, string>({
    query,
    scheduler: boxOffice.scheduler,
    load: boxOffice.load,
    getRowId: ({ id }) => id,
    getNote: ({ now, note }) => (now === undefined ? 'No longer offered' : now.isSold ? 'Just sold' : note),
  });
  const { state } = useLiveStatus(list);
  const { text } = useAnnouncement(list);
  return (
    <section aria-label="Seats" style={{ maxInlineSize: 420 }}>
      <p>
        <span>{isLoading ? 'Loading ' : `${state} `}</span>
        {newCount > 0 && (
          <button type="button" onClick={() => list.showNew()}>
            {`${newCount} new`}
          </button>
        )}
      </p>
      <p role="status">{text}</p>
      <ul {...useHoldHandlers(list)} style={{ padding: 0, listStyle: 'none' }}>
        {rows.map(({ id, price, isSold }) => (
          <li
            key={id}
            style={{
              display: 'flex',
              gap: 16,
              alignItems: 'center',
              minBlockSize: 44,
              borderBlockEnd: '1px solid',
            }}
          >
            <span style={{ flex: 1 }}>{`Seat ${id}, $${price}`}</span>
            {rowNotes.has(id) ? (
              <span>{rowNotes.get(id)}</span>
            ) : (
              <button type="button" aria-label={`Buy seat ${id}`} disabled={isSold}>
                Buy
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
