import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteJournal, type WriteStorage } from './writeJournal.ts';
import { writeOnce } from './writeOnce.ts';

const lost = () => Object.assign(new Error('The service could not be reached.'), { status: 0 });

/** A service that remembers idempotency keys, and a storage that survives a reload. */
function setUp() {
  const kept = new Map<string, string>();
  const storage: WriteStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
  const answers = new Map<string, string>();
  const service = { value: 'off', written: 0, loses: 0, isDown: false };
  const keys: string[] = [];
  const carryOut = (key: string, value: string) => {
    if (answers.has(key)) return;
    answers.set(key, value);
    service.value = value;
    service.written += 1;
  };
  const write = (value: string, reloaded = createWriteJournal('saves', storage), isResumed = false) =>
    writeOnce({
      journal: reloaded,
      target: 'switch',
      intention: value,
      body: value,
      isResumed,
      async send({ idempotencyKey }) {
        keys.push(idempotencyKey);
        if (service.isDown) throw lost();
        carryOut(idempotencyKey, value);
        service.loses -= 1;
        if (service.loses >= 0) throw lost();
        return value;
      },
      async find() {
        if (service.isDown) throw lost();
        return service.value === value ? value : undefined;
      },
    });
  const openWrites = () => createWriteJournal('saves', storage).entries();
  return { service, keys, write, openWrites, storage, kept };
}

beforeEach(() => {
  vi.useRealTimers();
});

describe('API-44 a write', () => {
  it('has a unique key, and leaves nothing in the journal', async () => {
    const { keys, write, openWrites } = setUp();
    await write('on');
    await write('off');
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(keys[0]).not.toBe(keys[1]);
    expect(openWrites()).toEqual([]);
  });

  it('succeeds when only the response was lost', async () => {
    const { service, keys, write, openWrites } = setUp();
    service.loses = 1;
    expect(await write('on')).toBe('on');
    expect([keys.length, service.written, openWrites()]).toEqual([1, 1, []]);
  });

  it('keeps its key across a reload until the outcome is known, and is applied once', async () => {
    const { service, keys, write, openWrites } = setUp();
    service.isDown = true;
    await expect(write('on')).rejects.toMatchObject({ reason: expect.stringContaining("isn't known") });
    expect(openWrites()).toEqual([{ target: 'switch', intention: 'on' }]);
    service.isDown = false;
    expect(await write('on')).toBe('on');
    expect(keys[1]).toBe(keys[0]);
    expect([service.written, openWrites()]).toEqual([1, []]);
  });

  it('is not sent again if it was applied before the reload', async () => {
    const { service, keys, write, storage } = setUp();
    const journal = createWriteJournal('saves', storage);
    journal.open('switch', 'on', 'on');
    service.value = 'on';
    expect(await write('on')).toBe('on');
    expect(keys).toEqual([]);
    expect(service.written).toBe(0);
  });

  it('is applied with a new key when the write with its kept key was since reverted', async () => {
    const { service, keys, write } = setUp();
    const journal = createWriteJournal('saves');
    const { key } = journal.open('switch', 'on', 'on');
    const sent = write('on', {
      ...journal,
      open: () => ({ key, isRepeated: false, isOld: false }),
      close: () => {},
    });
    await sent;
    service.value = 'off';
    expect(await write('on', journal)).toBe('on');
    expect(service).toMatchObject({ value: 'on', written: 2 });
    expect(new Set(keys).size).toBe(2);
  });

  it('gets a new key when the intention changes', async () => {
    const { service, keys, write } = setUp();
    service.isDown = true;
    await expect(write('on')).rejects.toThrow();
    await expect(write('off')).rejects.toThrow();
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('is removed from the journal when it is refused', async () => {
    const { write, openWrites, service } = setUp();
    const refusal = Object.assign(new Error('Name is taken'), { status: 400 });
    service.loses = 0;
    const journal = createWriteJournal('refused');
    const refused = writeOnce({
      journal,
      target: 'switch',
      intention: 'on',
      body: 'on',
      send: () => Promise.reject(refusal),
      find: async () => undefined,
    });
    await expect(refused).rejects.toBe(refusal);
    expect(journal.entries()).toEqual([]);
    await write('on');
    expect(openWrites()).toEqual([]);
  });

  it('is looked up but not resent after a reload when it is old', async () => {
    const { service, keys, write, openWrites } = setUp();
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    service.isDown = true;
    await expect(write('on')).rejects.toThrow();
    vi.setSystemTime(120_000);
    service.isDown = false;
    await expect(write('on', undefined, true)).rejects.toThrow('You left the page');
    expect([keys.length, service.written, openWrites()]).toEqual([1, 0, []]);
  });

  it('is resent with its key after a reload when it is recent', async () => {
    const { service, keys, write } = setUp();
    service.isDown = true;
    await expect(write('on')).rejects.toThrow();
    service.isDown = false;
    expect(await write('on', undefined, true)).toBe('on');
    expect([new Set(keys).size, service.written]).toEqual([1, 1]);
  });
});

describe('a journal', () => {
  it('stores no part of a body', async () => {
    const { kept, storage } = setUp();
    createWriteJournal('saves', storage).open('switch', '{"secret":"rocket"}');
    expect([...kept.values()].join()).not.toContain('rocket');
  });

  it.each(['', 'null', '[]', '{"switch":{"key":3}}', '{'])('reads %j as empty', (text) => {
    const { storage } = setUp();
    storage.setItem('saves', text);
    expect(createWriteJournal('saves', storage).entries()).toEqual([]);
  });

  it('works when storage is blocked', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    const journal = createWriteJournal('saves', {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    const { key } = journal.open('switch', 'on');
    expect(journal.open('switch', 'on').key).toBe(key);
  });
});
