import { readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { z } from 'zod';
import { readPicture, writePicture } from '../picture.ts';
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
  const put = async ({ id, before, after }: Change, isApproved: boolean) => {
    const baseline = join(baselines, `${id}.webp`);
    const source = isApproved ? after : before;
    if (source === null) rmSync(baseline, { force: true });
    else await writePicture(baseline, await readPicture(join(report, source)));
  };
  return createServer(async (incoming, response) => {
    if (incoming.method !== 'POST') return files(incoming, response);
    const parsed = request.safeParse(isOwn(incoming) ? JSON.parse(await text(incoming)) : null);
    const matching = changes.filter(({ id }) => parsed.data?.ids.includes(id));
    if (!parsed.success || matching.length !== parsed.data.ids.length) {
      response.writeHead(400).end('The request names no pictures of this report.');
      return;
    }
    for (const change of matching) await put(change, parsed.data.isApproved);
    response.writeHead(204).end();
  });
}
