// In this order: what comes after the first two runs under their rules.
import './startup/trustedTypes.ts';
import './startup/withoutEval.ts';
import './adminApp.ts';
