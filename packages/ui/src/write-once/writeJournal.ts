/** Storage for writes with an unknown outcome: the user's own `sessionStorage`, or a similar object. */
export type WriteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A write that was sent and whose outcome is unknown. */
interface OpenWrite {
  /** The idempotency key of all attempts. */
  readonly key: string;
  /** What the user wanted to do, without secrets. */
  readonly intention: unknown;
  /** A hash of the body. The key is only valid for this body. */
  readonly body: string;
  /** When the write was first sent, in milliseconds since 1970. */
  readonly at: number;
}

/** The writes whose outcome is unknown, by target. Create one with `createWriteJournal`. */
export interface WriteJournal {
  /**
   * Records a write and returns the idempotency key to send it with: the existing key if the same body was already
   * sent to this target. `isRepeated` is true if the same write was already requested, `isOld` if that was more than
   * a minute ago.
   */
  open(
    target: string,
    body: string,
    intention?: unknown,
  ): { readonly key: string; readonly isRepeated: boolean; readonly isOld: boolean };
  /** Removes a write whose outcome is known. */
  close(target: string): void;
  /** Returns the writes whose outcome is unknown. */
  entries(): readonly { readonly target: string; readonly intention: unknown }[];
}

/** Age in milliseconds above which a write is only sent again if the user asks for it. */
const maxResumeAge = 60_000;

/**
 * Returns a short hash of a text, to compare it with another one. The text itself isn't stored, because it may
 * contain secrets.
 */
function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 5381];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other, 33) ^ code;
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}-${text.length}`;
}

/** Returns a random UUID. `crypto.randomUUID` isn't available on pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

function isOpenWrite(value: unknown): value is OpenWrite {
  if (typeof value !== 'object' || value === null) return false;
  const { key, body, at }: Partial<Record<string, unknown>> = { ...value };
  return typeof key === 'string' && typeof body === 'string' && typeof at === 'number';
}

function readWrites(storage: WriteStorage | undefined, name: string): [string, OpenWrite][] {
  try {
    const entries = Object.entries(JSON.parse(storage?.getItem(name) ?? '{}'));
    return entries.filter((entry): entry is [string, OpenWrite] => isOpenWrite(entry[1]));
  } catch {
    return [];
  }
}

/**
 * Creates a journal of writes with an unknown outcome, saved in a storage under a name so that it survives a reload.
 * Without a storage, or if it's full or blocked, the journal lasts as long as the object.
 */
export function createWriteJournal(name: string, storage?: WriteStorage): WriteJournal {
  const writes = new Map(readWrites(storage, name));
  const persist = () => {
    try {
      if (writes.size === 0) storage?.removeItem(name);
      else storage?.setItem(name, JSON.stringify(Object.fromEntries(writes)));
    } catch {
      // The storage is full or blocked: the keys are kept in memory until the page is closed.
    }
  };
  return {
    open(target, text, intention = null) {
      const previousWrite = writes.get(target);
      const body = fingerprint(text);
      const isRepeated =
        previousWrite !== undefined &&
        (previousWrite.body === body ||
          (intention !== null && JSON.stringify(previousWrite.intention) === JSON.stringify(intention)));
      const at = isRepeated ? previousWrite.at : Date.now();
      const key = previousWrite?.body === body ? previousWrite.key : newKey();
      writes.set(target, { key, intention, body, at });
      persist();
      return { key, isRepeated, isOld: Date.now() - at > maxResumeAge };
    },
    close(target) {
      if (writes.delete(target)) persist();
    },
    entries: () => [...writes].map(([target, { intention }]) => ({ target, intention })),
  };
}
