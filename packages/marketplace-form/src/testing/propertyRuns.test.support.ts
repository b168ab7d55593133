/** Runs per property test: 1,000, or the value of `PROPERTY_RUNS`. */
export const runs = { numRuns: Number(import.meta.env.PROPERTY_RUNS ?? 1000) };
