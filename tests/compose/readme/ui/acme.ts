import './acme.css.ts';
import { type Brand, bridge } from '@advantage/ui';

export const acme: Brand = { ...bridge, key: 'acme', name: 'Acme' };
