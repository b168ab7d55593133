import { media, rem } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** About as wide as the tools on a phone, so that the sort control next to them keeps its width when they load. */
export const place = style({ '@media': { [media.phone]: { width: rem(172) } } });
