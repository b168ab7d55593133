import './startup/trustedTypes.ts';
import './startup/withoutEval.ts';

// Loaded afterwards: what a bundler puts into shared chunks would otherwise run before the two lines above.
await import('./adminApp.tsx');
