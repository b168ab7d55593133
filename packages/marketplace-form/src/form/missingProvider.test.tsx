// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ApiSection,
  CommercialSection,
  DraftBanner,
  EmailSection,
  ErrorSummary,
  FormFields,
  GeneralSection,
  LifeSection,
  PersonalSection,
  SaveBar,
  ScheduleSection,
  SectionNav,
  SetupSection,
  UnsavedChangesGuard,
} from '../index.ts';

// React logs every error that a component throws.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

it.each([
  ['ApiSection', <ApiSection key="part" />],
  ['CommercialSection', <CommercialSection key="part" />],
  ['DraftBanner', <DraftBanner key="part" />],
  ['EmailSection', <EmailSection key="part" />],
  ['ErrorSummary', <ErrorSummary key="part" />],
  ['FormFields', <FormFields key="part">Fields</FormFields>],
  ['GeneralSection', <GeneralSection key="part" />],
  ['LifeSection', <LifeSection key="part" />],
  ['PersonalSection', <PersonalSection key="part" />],
  ['SaveBar', <SaveBar key="part" />],
  ['ScheduleSection', <ScheduleSection key="part" />],
  ['SectionNav', <SectionNav key="part" />],
  ['SetupSection', <SetupSection key="part" />],
  ['UnsavedChangesGuard', <UnsavedChangesGuard key="part" />],
])('%s without its provider names it', (_name, part) => {
  expect(() => render(part)).toThrow('must be inside <MarketplaceFormProvider>');
});
