import { provesGeneratedRequests } from './generated.ts';
import { testSequences } from './sequences.ts';

// A few per call for every change; `test:deep contract` sends thousands.
provesGeneratedRequests(25);
testSequences(3);
