import type { ReactNode } from 'react';
import { FieldHeader, type FieldHeaderProps } from '../field/FieldHeader.tsx';
import { TextButton } from '../field/TextButton.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';

interface TagHeaderProps extends FieldHeaderProps {
  readonly children: ReactNode;
  readonly isText: boolean;
  readonly setIsText: (isText: boolean) => void;
  readonly isDisabled: boolean | undefined;
}

/** The line above a `TagInput`, with the button that switches between items and text. */
export function TagHeader({ children, labelNote, actions, isText, setIsText, isDisabled }: TagHeaderProps) {
  const t = useMessages(en.tagInput);
  return (
    <FieldHeader
      labelNote={labelNote}
      actions={
        <>
          <TextButton isDisabled={isDisabled} onPress={() => setIsText(!isText)}>
            {isText ? t.showAsList : t.editAsText}
          </TextButton>
          {actions}
        </>
      }
    >
      {children}
    </FieldHeader>
  );
}
