/** The ports of the host pages and of the referral service, which is another origin, as on a partner's page. */
export const pagePort = Number(process.env.EMBED_PAGE_PORT ?? 4486);
export const apiPort = Number(process.env.EMBED_API_PORT ?? 4487);

export const pageOrigin = `http://127.0.0.1:${pagePort}`;
export const apiOrigin = `http://127.0.0.1:${apiPort}`;
