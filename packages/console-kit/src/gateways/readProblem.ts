import { parseWire, problemSchema } from '@advantage/referrals/wire';

const maxReasonLength = 200;

/** A server's description of a failed call. */
export interface ServerProblem {
  /** The server's error text. Undefined if it sent none. */
  readonly reason: string | undefined;
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;
}

/** Reads a server's description of a failed call: the detail or title of a problem document, or plain text. */
export async function readProblem(response: Response): Promise<ServerProblem> {
  const text = (await response.text().catch(() => '')).trim();
  const type = response.headers.get('content-type') ?? '';
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const none = { reason: undefined, requestId };
  if (type.includes('json')) {
    try {
      const problem = parseWire(problemSchema, JSON.parse(text));
      const reason = (problem.detail || problem.title)?.slice(0, maxReasonLength) || undefined;
      return { reason, requestId: problem.requestId ?? requestId };
    } catch {
      return none;
    }
  }
  return type.startsWith('text/plain') && text ? { ...none, reason: text.slice(0, maxReasonLength) } : none;
}
