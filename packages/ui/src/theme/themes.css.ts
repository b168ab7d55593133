import { advantageTokens } from './brands/advantage.tokens.ts';
import { bridgeTokens } from './brands/bridge.tokens.ts';
import { createBrandTheme } from './createBrandTheme.ts';

createBrandTheme('bridge', bridgeTokens);
createBrandTheme('advantage', advantageTokens);
