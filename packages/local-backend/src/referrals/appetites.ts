import type { DatabaseSync } from 'node:sqlite';
import type { Appetite } from '../access/people.ts';
import { transaction } from '../database/transaction.ts';
import { lineMask } from './lineMask.ts';

const serializeAppetite = ({ states, lines }: Appetite) =>
  JSON.stringify([[...states].sort(), lineMask(lines)]);

const matchSql = `
  INSERT INTO referral_match SELECT appetite, added_at, id, referral.state, status, open_until
  FROM appetite_state JOIN referral ON referral.state = appetite_state.state
  WHERE appetite = ? AND (appetite_state.line_mask & referral.line_mask <> 0 OR category IS NULL)
  ORDER BY appetite, added_at DESC, id`;

/**
 * Indexes the referrals that match these appetites: one of the states, and one of the lines or a direct call without
 * lines. From then on, database triggers keep the matches up to date. Deletes the matches of all other appetites.
 */
export function indexMatches(database: DatabaseSync, appetites: readonly Appetite[]): void {
  const target = new Map(appetites.map((appetite) => [serializeAppetite(appetite), appetite]));
  const existing = new Map(
    database
      .prepare('SELECT id, facts FROM appetite')
      .all()
      .map(({ id, facts }) => [String(facts), Number(id)]),
  );
  const missing = [...target].filter(([facts]) => !existing.has(facts));
  const dropped = [...existing].filter(([facts]) => !target.has(facts));
  if (missing.length + dropped.length === 0) return;
  const add = database.prepare('INSERT INTO appetite (facts) VALUES (?)');
  const addState = database.prepare('INSERT INTO appetite_state VALUES (?, ?, ?)');
  const match = database.prepare(matchSql);
  transaction(database, () => {
    for (const [, id] of dropped)
      for (const [table, column] of [
        ['referral_match', 'appetite'],
        ['hour_count', 'list'],
        ['appetite_state', 'appetite'],
        ['appetite', 'id'],
      ])
        database.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).run(id);
    for (const [facts, { states, lines }] of missing) {
      const id = Number(add.run(facts).lastInsertRowid);
      for (const state of new Set(states)) addState.run(state, id, lineMask(lines));
      match.run(id);
    }
  });
}

/** Returns a function that finds the list ID of an indexed appetite. */
export function createAppetiteLookup(database: DatabaseSync): (appetite: Appetite) => number {
  const find = database.prepare('SELECT id FROM appetite WHERE facts = ?');
  return (appetite) => {
    const row = find.get(serializeAppetite(appetite));
    if (row === undefined) throw new Error('The matches of this appetite are not kept.');
    return Number(row.id);
  };
}
