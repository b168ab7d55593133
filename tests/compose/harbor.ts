import './harbor.css.ts';
import { bridge, createBrand } from '@advantage/ui';

/** Our names, texts and links; everything else is Bridge. */
export const harbor = createBrand(bridge, {
  name: 'Harbor',
  productName: 'Harbor Console',
  links: { helpDesk: 'https://help.harbor.example' },
});
