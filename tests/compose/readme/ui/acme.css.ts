import { deriveBrand } from '@advantage/ui/brand-tools';
import { createBrandTheme } from '@advantage/ui/theme';

const { tokens } = deriveBrand({ accent: '#7a1f5c', primary: '#ffd400' });

createBrandTheme('acme', tokens);
