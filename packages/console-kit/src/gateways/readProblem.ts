import { parseWire, problemSchema } from '@advantage/referrals/wire';

const longest = 200;

/** What a server says about a failed call. */
export interface ServerProblem {
  /** The server's own words; undefined where it gives none. */
  readonly reason: string | undefined;
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;
}

/** Reads what a server says about a failed call: the detail or title of a problem, or its plain text. */
export async function readProblem(response: Response): Promise<ServerProblem> {
  const text = (await response.text().catch(() => '')).trim();
  const type = response.headers.get('content-type') ?? '';
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const none = { reason: undefined, requestId };
  if (type.includes('json')) {
    try {
      const problem = parseWire(problemSchema, JSON.parse(text));
      const reason = (problem.detail || problem.title)?.slice(0, longest) || undefined;
      return { reason, requestId: problem.requestId ?? requestId };
    } catch {
      return none;
    }
  }
  return type.startsWith('text/plain') && text ? { ...none, reason: text.slice(0, longest) } : none;
}
