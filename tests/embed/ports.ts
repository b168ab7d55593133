/** Where the suite serves its host pages, and its referral service: another origin, as a partner's page has it. */
export const pagePort = Number(process.env.EMBED_PAGE_PORT ?? 4486);
export const apiPort = Number(process.env.EMBED_API_PORT ?? 4487);

export const pageOrigin = `http://127.0.0.1:${pagePort}`;
export const apiOrigin = `http://127.0.0.1:${apiPort}`;
