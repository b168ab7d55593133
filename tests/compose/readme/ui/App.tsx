import { advantage, BrandProvider, Button } from '@advantage/ui';

export const App = () => (
  <BrandProvider brand={advantage} mode="system">
    <Button tone="accent" onPress={() => console.log('saved')}>
      Save
    </Button>
  </BrandProvider>
);
