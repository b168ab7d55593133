import { provesGeneratedRequests } from '../../contract/generated.ts';
import { testSequences } from '../../contract/sequences.ts';

provesGeneratedRequests(2000);
testSequences(150);
