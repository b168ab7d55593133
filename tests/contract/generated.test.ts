import { provesGeneratedRequests } from './generated.ts';
import { provesSequences } from './sequences.ts';

// A few per call for every change; `test:deep contract` sends thousands.
provesGeneratedRequests(25);
provesSequences(3);
