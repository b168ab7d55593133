import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import * as styles from './Glyph.css.ts';

export interface GlyphProps {
  /** The drawing: an export of `@advantage/ui/icons`. */
  readonly icon: LucideIcon;
  /** Width and height in pixels: 14, 16, 18 or 20. Default 16. */
  readonly size?: number;
  /** What the icon says when no text beside it does. Default: none, the icon is decoration. */
  readonly label?: string;
  /** Turns round where text runs from right to left. Default false. */
  readonly isDirectional?: boolean;
}

/** Draws one icon that the caller imported itself. Use `Icon` unless the bundle must stay very small. */
export const Glyph = memo(function Glyph(props: GlyphProps) {
  const { icon: Drawing, size = 16, label, isDirectional = false } = props;
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      className={isDirectional ? `${styles.glyph} ${styles.mirrored}` : styles.glyph}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
});
