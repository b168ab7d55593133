import { provesGeneratedRequests } from '../../contract/generated.ts';
import { provesSequences } from '../../contract/sequences.ts';

provesGeneratedRequests(2000);
provesSequences(150);
