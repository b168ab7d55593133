import { describe, expect, it } from 'vitest';
import { readEnvironment, StartError } from './environment.ts';

describe('the environment of start', () => {
  it('has defaults that work on a new machine', () => {
    expect(readEnvironment({}, '/repo')).toEqual({
      consolePort: 4300,
      backendPort: 4310,
      database: '/repo/.data/advantage.sqlite',
    });
  });

  it('takes ports and the database from variables', () => {
    expect(
      readEnvironment({ CONSOLE_PORT: '5000', BACKEND_PORT: '5001', ADVANTAGE_DB: ':memory:' }, '/repo'),
    ).toEqual({ consolePort: 5000, backendPort: 5001, database: ':memory:' });
  });

  it.each(['0', '65536', '80.5', 'http', '-1'])('refuses the port %s and names the variable', (value) => {
    expect(() => readEnvironment({ CONSOLE_PORT: value }, '/repo')).toThrow(StartError);
    expect(() => readEnvironment({ CONSOLE_PORT: value }, '/repo')).toThrow(/CONSOLE_PORT/);
  });

  it('refuses one port for both servers', () => {
    expect(() => readEnvironment({ CONSOLE_PORT: '4310' }, '/repo')).toThrow(/both 4310/);
  });
});
