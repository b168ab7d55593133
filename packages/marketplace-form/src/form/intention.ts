import { stringifyJson } from '../wire/json.ts';
import type { DraftStorage } from './autosaveDraft.ts';

/** The idempotency key of a save: the same for each attempt to write the same body, until one succeeded. */
export interface Intention {
  /** Returns the key to write a body with. */
  readonly keyOf: (body: unknown) => string;
  /** Forgets the key: the body was written. */
  readonly end: () => void;
}

/** A short fingerprint of a text, to tell whether it is the same: the text itself holds secrets. */
function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 5381];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other, 33) ^ code;
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}-${text.length}`;
}

/** 32 random hexadecimal digits; `crypto.randomUUID` is missing on pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Keeps the key of a save under a name in a storage, so that it survives a reload; without storage, in memory. */
export function createIntention(name: string, storage: DraftStorage | undefined): Intention {
  let memory: string | null = null;
  const keep = (text: string | null) => {
    memory = text;
    try {
      if (text === null) storage?.removeItem(name);
      else storage?.setItem(name, text);
    } catch {
      // A storage that is full or forbidden: the key is kept until the page is left.
    }
  };
  const read = () => memory ?? storage?.getItem(name) ?? '';
  return {
    keyOf(body) {
      const print = fingerprint(stringifyJson(body));
      const [known, key] = read().split(' ');
      if (known === print && key) return key;
      const next = newKey();
      keep(`${print} ${next}`);
      return next;
    },
    end: () => keep(null),
  };
}
