/** Where writes without an outcome are remembered: the person's own `sessionStorage`, or anything like it. */
export type WriteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A write that was sent and whose outcome is not known. */
interface OpenWrite {
  /** The idempotency key of every attempt. */
  readonly key: string;
  /** What the person wanted, without secrets. */
  readonly intention: unknown;
  /** A fingerprint of the body: the key belongs to this body only. */
  readonly body: string;
  /** When it was first sent, in milliseconds since 1970. */
  readonly at: number;
}

/** The writes whose outcome is not known, each by what it changes. Create one with `createWriteJournal`. */
export interface WriteJournal {
  /**
   * Gives the key to send a body with: the known one where the same is wanted of the same target again. `isRepeated` says
   * that it was wanted before, and `isOld` that this was long ago.
   */
  open(
    target: string,
    body: string,
    intention?: unknown,
  ): { readonly key: string; readonly isRepeated: boolean; readonly isOld: boolean };
  /** Forgets a write: its outcome is known. */
  close(target: string): void;
  /** What was wanted and has no outcome yet. */
  entries(): readonly { readonly target: string; readonly intention: unknown }[];
}

/** Milliseconds after which a write is carried out only if the person asks for it again. */
const recent = 60_000;

/** A short fingerprint of a text, to tell whether it is the same: the text itself may hold secrets. */
function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 5381];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other, 33) ^ code;
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}-${text.length}`;
}

/** A random UUID; `crypto.randomUUID` is missing on pages without TLS. */
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
 * Creates a journal of writes without an outcome, kept in a storage under a name so that it survives a reload. Without a
 * storage, or with one that is full or forbidden, it lasts as long as the object.
 */
export function createWriteJournal(name: string, storage?: WriteStorage): WriteJournal {
  const writes = new Map(readWrites(storage, name));
  const keep = () => {
    try {
      if (writes.size === 0) storage?.removeItem(name);
      else storage?.setItem(name, JSON.stringify(Object.fromEntries(writes)));
    } catch {
      // Full or forbidden: the keys are kept until the page is left.
    }
  };
  return {
    open(target, text, intention = null) {
      const known = writes.get(target);
      const body = fingerprint(text);
      const isRepeated =
        known !== undefined &&
        (known.body === body ||
          (intention !== null && JSON.stringify(known.intention) === JSON.stringify(intention)));
      const at = isRepeated ? known.at : Date.now();
      const key = known?.body === body ? known.key : newKey();
      writes.set(target, { key, intention, body, at });
      keep();
      return { key, isRepeated, isOld: Date.now() - at > recent };
    },
    close(target) {
      if (writes.delete(target)) keep();
    },
    entries: () => [...writes].map(([target, { intention }]) => ({ target, intention })),
  };
}
