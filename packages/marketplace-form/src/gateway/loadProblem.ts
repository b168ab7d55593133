const refusals: Readonly<Record<number, string>> = {
  401: "The service didn't accept your sign-in, so it sent no marketplaces",
  403: "You don't have access to marketplaces",
};

/** Says why marketplaces could not be loaded, where the error's `status` tells it. */
export function loadProblem(error: Error): string {
  const refusal = 'status' in error ? refusals[Number(error.status)] : undefined;
  return refusal ?? 'Marketplaces could not be loaded';
}
