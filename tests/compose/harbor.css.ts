import { vars } from '@advantage/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Bridge in plum. A brand that shares nothing fills every role with `createBrandTheme`.
globalStyle('.bridge-theme', {
  vars: {
    [vars.color.primary.bg]: '#7a1f5c',
    [vars.color.primary.bgHover]: '#641649',
    [vars.color.primary.border]: '#7a1f5c',
    [vars.radius.m]: '16px',
  },
});
