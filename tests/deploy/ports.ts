/** The ports of the suite's servers. */
export const edgePort = Number(process.env.DEPLOY_PORT || 4466);
export const keycloakPort = Number(process.env.DEPLOY_KEYCLOAK_PORT || 4467);
export const originPort = Number(process.env.DEPLOY_ORIGIN_PORT || 4468);
export const backendPort = Number(process.env.DEPLOY_BACKEND_PORT || 4469);

export const edgeUrl = `http://127.0.0.1:${edgePort}`;
