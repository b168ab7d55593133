import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment, StartError } from './environment.ts';

describe('the environment of start', () => {
  it('has defaults that work on a new machine', () => {
    expect(readEnvironment({})).toEqual({
      consolePort: 4300,
      backendPort: 4310,
      database: join(import.meta.dirname, '../../.data/advantage.sqlite'),
      config: {},
    });
  });

  it('takes ports and the database from variables', () => {
    expect(readEnvironment({ CONSOLE_PORT: '5000', BACKEND_PORT: '5001', ADVANTAGE_DB: ':memory:' })).toEqual(
      { consolePort: 5000, backendPort: 5001, database: ':memory:', config: {} },
    );
  });

  it('takes fields of config.json from a file, and says where that is not JSON', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    const file = join(folder, 'config.json');
    const read = (text: string) => {
      writeFileSync(file, text);
      return readEnvironment({ CONSOLE_CONFIG: file }).config;
    };
    expect(read('{ "brand": "advantage" }')).toEqual({ brand: 'advantage' });
    expect(() => read('{\n  "brand": advantage\n}')).toThrow(
      new StartError(`CONSOLE_CONFIG: ${file} isn't valid JSON: see line 2, column 12.`),
    );
    expect(() => read('7')).toThrow('must contain an object');
    rmSync(folder, { recursive: true });
  });

  it.each(['0', '65536', '80.5', 'http', '-1'])('refuses the port %s and names the variable', (value) => {
    expect(() => readEnvironment({ CONSOLE_PORT: value })).toThrow(StartError);
    expect(() => readEnvironment({ CONSOLE_PORT: value })).toThrow(/CONSOLE_PORT/);
  });

  it('refuses one port for both servers', () => {
    expect(() => readEnvironment({ CONSOLE_PORT: '4310' })).toThrow(/both 4310/);
  });
});
