import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { databaseFailure } from '../database/failure.ts';
import * as en from '../messages/en.ts';
import { Problem } from './problem.ts';

/** Logs an unexpected error and where it happened to stderr, in one line without a stack trace. */
export function reportError(error: unknown, ...where: readonly (string | number)[]): void {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : en.log.notAnError;
  console.error([new Date().toISOString(), ...where, what].join(' '));
}

/**
 * Converts an error to the problem that the caller sees. Doesn't reveal the message or stack trace of internal errors.
 */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const unavailable = databaseFailure(error);
  if (unavailable !== undefined) return new Problem(503, unavailable, { headers: { 'retry-after': '5' } });
  return new Problem(500, en.problems.failed);
}

/** Returns the path of a route, with parameter names instead of values, so that the log contains no personal data. */
function pathOf(context: Context): string {
  const route = routePath(context);
  return route.includes('*') ? context.req.path : route.replace(/:(\w+)/g, '{$1}');
}

/**
 * Responds to a failed request. Every error response has a request ID. A server error also has its time, method and
 * path, and the log gets one line with the same data.
 */
export function toErrorResponse(error: unknown, context: Context): Response {
  const problem = toProblem(error);
  const requestId = randomUUID();
  if (problem.status < 500) return problem.toResponse({ requestId });
  const [method, path] = [context.req.method, pathOf(context)];
  reportError(error, problem.status, method, path, requestId);
  return problem.toResponse({ requestId, time: new Date().toISOString(), method, path });
}
