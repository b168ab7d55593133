import type { FieldProps, FieldSize } from './fieldProps.ts';

/** Props shared by all text controls, besides the label. */
export interface TextInputProps extends FieldProps {
  /** The text. Default: uncontrolled. */
  readonly value?: string;
  /** Initial text of an uncontrolled field. Default empty. */
  readonly defaultValue?: string;
  /** Called with the new text. */
  readonly onChange?: (value: string) => void;
  /** An example, or what an empty field means, e.g. 'No limit'. Never the label. Default: none. */
  readonly placeholder?: string;
  /** The text can be read and copied, but not changed. Default false. */
  readonly isReadOnly?: boolean;
  /** Height; always 44 px on phones. Default `l` (40 px). */
  readonly size?: FieldSize;
}
