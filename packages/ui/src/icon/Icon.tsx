import { drawings } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import { directionalIcons, type IconName } from './iconNames.ts';

export interface IconProps {
  /** Which icon. */
  readonly name: IconName;
  /** Width and height in pixels: 14, 16, 18 or 20. Default 16. */
  readonly size?: number;
  /** What the icon says when no text beside it does. Default: none, the icon is decoration. */
  readonly label?: string;
}

/**
 * An icon in the colour of the text around it. A status always has a word beside its icon. An icon that does
 * something is an `IconButton`.
 */
export function Icon({ name, size, label }: IconProps) {
  return <Glyph icon={drawings[name]} size={size} label={label} isDirectional={directionalIcons.has(name)} />;
}
