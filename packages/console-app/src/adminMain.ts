// The order matters: code imported after the first two modules runs under their restrictions.
import './startup/trustedTypes.ts';
import './startup/withoutEval.ts';
import './adminApp.ts';
