/** Asks for the code of the application. Call it early, so that it comes while sign-in is under way. */
export const loadSignedInConsole = () => import('./SignedInConsole.tsx');
