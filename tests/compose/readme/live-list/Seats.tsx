import { type LiveAnswer, type LoadOptions, SourceError } from '@advantage/live-list';
import { useAnnouncement, useHoldHandlers, useLiveList, useLiveStatus } from '@advantage/live-list/react';

interface Seat {
  readonly id: string;
  readonly price: number;
  readonly state: 'free' | 'sold';
}
interface SeatQuery {
  readonly hall: string;
}

async function loadSeats({ hall }: SeatQuery, { signal, etag }: LoadOptions): Promise<LiveAnswer<Seat>> {
  const headers: HeadersInit = etag === undefined ? {} : { 'If-None-Match': etag };
  const response = await fetch(`/api/seats?hall=${encodeURIComponent(hall)}`, { signal, headers });
  if (response.status === 304) return { unchanged: true };
  if (!response.ok) throw new SourceError('http', 'No seats', { status: response.status });
  const rows: readonly Seat[] = await response.json();
  return {
    unchanged: false,
    page: { rows, total: rows.length },
    etag: response.headers.get('etag') ?? undefined,
  };
}

export function Seats({ hall }: SeatQuery) {
  const { list, rows, rowNotes, newCount, isLoading } = useLiveList<Seat, SeatQuery, string>({
    query: { hall },
    load: loadSeats,
    getRowId: (seat) => seat.id,
    getNote: ({ before, now, note }) => {
      if (now === undefined) return note ?? 'No longer offered';
      if (now.state === 'free') return undefined;
      return before.state === 'free' ? 'Just sold' : note;
    },
  });
  const { state } = useLiveStatus(list);
  const { text } = useAnnouncement(list);
  const holdHandlers = useHoldHandlers(list);
  if (isLoading) return <p>Loading</p>;
  return (
    <section aria-label={`Seats of hall ${hall}`}>
      <p>
        {state}{' '}
        <button type="button" onClick={() => list.showNew()}>
          {newCount} new
        </button>
      </p>
      <p aria-live="polite">{text}</p>
      <ul {...holdHandlers}>
        {rows.map((seat) => (
          <li key={seat.id}>
            {seat.id}, ${seat.price} {rowNotes.get(seat.id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
