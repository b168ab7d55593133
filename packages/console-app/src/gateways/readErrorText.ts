import { parseWire, problemSchema } from '@advantage/referrals/wire';

const longest = 200;

/** What is said where a server gives no reason. */
export const noReason = (status: number) => `The service answered with status ${status}.`;

/** What a server says about a failed call: the detail or title of a problem, or its plain text, or its status. */
export async function readErrorText(response: Response): Promise<string> {
  const status = noReason(response.status);
  const text = (await response.text().catch(() => '')).trim();
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) {
    try {
      const { detail, title } = parseWire(problemSchema, JSON.parse(text));
      return (detail || title || status).slice(0, longest);
    } catch {
      return status;
    }
  }
  return type.startsWith('text/plain') && text ? text.slice(0, longest) : status;
}
