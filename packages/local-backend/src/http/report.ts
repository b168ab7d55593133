import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { databaseFailure } from '../database/failure.ts';
import * as en from '../messages/en.ts';
import { Problem } from './problem.ts';

/** Says on stderr, in one line and without a stack trace, that something unexpected happened, and where. */
export function reportError(error: unknown, ...where: readonly (string | number)[]): void {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : en.log.notAnError;
  console.error([new Date().toISOString(), ...where, what].join(' '));
}

/** What a caller is told of an error. Ours stay ours: no message, no stack trace. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const unavailable = databaseFailure(error);
  if (unavailable !== undefined) return new Problem(503, unavailable, { headers: { 'retry-after': '5' } });
  return new Problem(500, en.problems.failed);
}

/** The path of a route, with its variable parts by name: the log names no person. */
function pathOf(context: Context): string {
  const route = routePath(context);
  return route.includes('*') ? context.req.path : route.replace(/:(\w+)/g, '{$1}');
}

/**
 * Answers a request that failed. Every answer carries an id of the request; an error of the server also its time,
 * method and path, and the log has the same in one line.
 */
export function answerError(error: unknown, context: Context): Response {
  const problem = toProblem(error);
  const requestId = randomUUID();
  if (problem.status < 500) return problem.toResponse({ requestId });
  const [method, path] = [context.req.method, pathOf(context)];
  reportError(error, problem.status, method, path, requestId);
  return problem.toResponse({ requestId, time: new Date().toISOString(), method, path });
}
