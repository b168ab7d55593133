/** How often each property is tried: 1,000 times, or as often as `PROPERTY_RUNS` says. */
export const runs = { numRuns: Number(import.meta.env.PROPERTY_RUNS ?? 1000) };
