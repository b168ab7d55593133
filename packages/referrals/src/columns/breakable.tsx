/** Allows a line break before the last @ of an email address. */
export const breakable = (text: string) =>
  text
    .split(/(?=@[^@]*$)/)
    .flatMap((part, index) => [index > 0 && <wbr key="at" />, <span key={part}>{part}</span>]);
