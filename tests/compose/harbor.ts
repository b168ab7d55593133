import './harbor.css.ts';
import { type BrandContent, bridgeContent, createBrandContent } from '@advantage/reference-data';
import { type Brand, bridge } from '@advantage/ui';

/** Our look, names, texts and links. */
export const harbor: Brand<BrandContent> = {
  ...bridge,
  key: 'harbor',
  name: 'Harbor',
  content: createBrandContent(bridgeContent, {
    productName: 'Harbor Console',
    links: { helpDesk: 'https://help.harbor.example' },
  }),
};
