import './harbor.css.ts';
import { bridge, createBrand } from '@advantage/ui';

/** Names, texts and links of our own; everything else is Bridge. */
export const harbor = createBrand(bridge, {
  name: 'Harbor',
  productName: 'Harbor Console',
  links: { helpDesk: 'https://help.harbor.example' },
});
