import { memo, type ReactNode } from 'react';
import { ApiSection } from './ApiSection.tsx';
import { CommercialSection } from './CommercialSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { LifeSection } from './LifeSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { SetupSection } from './SetupSection.tsx';

interface AllSectionsProps {
  /** Renders a delivery test. Default: nothing. */
  readonly deliveryTest?: ((way: 'api' | 'email') => ReactNode) | undefined;
}

/** All sections, in order. Memoized: they subscribe to the form themselves and don't depend on their parent. */
export const AllSections = memo(function AllSections({ deliveryTest }: AllSectionsProps) {
  return (
    <>
      <SetupSection />
      <GeneralSection />
      <CommercialSection />
      <PersonalSection />
      <LifeSection />
      <ScheduleSection />
      <ApiSection>{deliveryTest?.('api')}</ApiSection>
      <EmailSection>{deliveryTest?.('email')}</EmailSection>
    </>
  );
});
