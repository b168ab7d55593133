import type { FieldProps, FieldSize } from './fieldProps.ts';

/** What every control that holds text takes besides its name. */
export interface TextInputProps extends FieldProps {
  /** The text. Default: uncontrolled. */
  readonly value?: string;
  /** The first text of an uncontrolled field. Default empty. */
  readonly defaultValue?: string;
  /** Called with the new text. */
  readonly onChange?: (value: string) => void;
  /** An example or what blank means, e.g. 'No limit'; never the label. Default: none. */
  readonly placeholder?: string;
  /** Can be read and copied, not changed. Default false. */
  readonly isReadOnly?: boolean;
  /** Height; on a phone always 44 px. Default `l` (40 px). */
  readonly size?: FieldSize;
}
