import { media, rem } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** About as wide as the tools on a phone, so that the sort next to them keeps its width when they come. */
export const place = style({ '@media': { [media.phone]: { width: rem(172) } } });
