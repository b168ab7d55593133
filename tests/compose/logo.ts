import type { Brand } from '@advantage/ui';
import dark from './logo-dark.svg';
import light from './logo-light.svg';

/** Spread it into the brand. */
export const logo: Pick<Brand, 'mark' | 'isNameInMark'> = { mark: { light, dark }, isNameInMark: true };
