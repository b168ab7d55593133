import { deriveBrand } from '@advantage/ui/brand-tools';
import { createBrandTheme } from '@advantage/ui/theme';

// Every color of the product, light and dark, from these two.
const { tokens } = deriveBrand({
  accent: '#7a1f5c',
  chrome: '#2a1023',
  radius: { s: '8px', m: '16px', l: '20px' },
});

createBrandTheme('harbor', tokens);
