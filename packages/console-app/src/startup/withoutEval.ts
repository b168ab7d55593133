import { config } from 'zod/mini';

// zod would test whether it may generate code, and a strict content security policy reports the attempt. Import this
// before anything that parses.
config({ jitless: true });
