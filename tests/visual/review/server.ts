import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { z } from 'zod';
import { readPicture } from '../picture.ts';
import { Sheet, sheetPath } from '../sheet.ts';
import type { Change } from './changes.ts';

const request = z.object({ ids: z.array(z.string()), isApproved: z.boolean() });

/** Only the review page itself may approve: another site's form can't send JSON or set this origin. */
const isOwn = ({ headers }: IncomingMessage) =>
  headers['content-type'] === 'application/json' && headers.origin === `http://${headers.host}`;

/** Serves the review page of a report. Approved pictures become the committed ones. */
export function reviewServer({
  report,
  baselines,
}: {
  readonly report: string;
  readonly baselines: string;
}): Server {
  const changes: readonly Change[] = JSON.parse(readFileSync(join(report, 'changes.json'), 'utf8'));
  const files = sirv(report, { dev: true });
  /** Writes each sheet once. */
  const put = async (matching: readonly Change[], isApproved: boolean) => {
    const bySheet = new Map<string, Change[]>();
    for (const change of matching) {
      const path = sheetPath(dirname(change.id), basename(change.id));
      bySheet.set(path, [...(bySheet.get(path) ?? []), change]);
    }
    for (const [path, ofSheet] of bySheet) {
      const sheet = await Sheet.read(join(baselines, path));
      for (const { id, before, after } of ofSheet) {
        const source = isApproved ? after : before;
        sheet.set(dirname(id), source === null ? null : await readPicture(join(report, source)));
      }
      await sheet.write();
    }
  };
  return createServer(async (incoming, response) => {
    if (incoming.method !== 'POST') return files(incoming, response);
    const parsed = request.safeParse(isOwn(incoming) ? JSON.parse(await text(incoming)) : null);
    const matching = changes.filter(({ id }) => parsed.data?.ids.includes(id));
    if (!parsed.success || matching.length !== parsed.data.ids.length) {
      response.writeHead(400).end('The request names no pictures of this report.');
      return;
    }
    await put(matching, parsed.data.isApproved);
    response.writeHead(204).end();
  });
}
