import './harbor.css.ts';
import { bridgeContent, createBrandContent } from '@advantage/reference-data';
import { type Brand, bridge } from '@advantage/ui';

/** Our names, texts and links; everything else is Bridge. */
export const harbor: Brand = {
  ...bridge,
  name: 'Harbor',
  content: createBrandContent(bridgeContent, {
    productName: 'Harbor Console',
    links: { helpDesk: 'https://help.harbor.example' },
  }),
};
