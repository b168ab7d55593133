import type { ReactNode } from 'react';
import type { IconComponent } from '../icon/createIcon.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { SpinnerArc } from '../spinner/SpinnerArc.tsx';
import { inElement } from '../text/inElement.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ButtonContent.css.ts';

interface ButtonContentProps {
  readonly children?: ReactNode;
  readonly icon: IconComponent | undefined;
  readonly isPending: boolean;
  readonly iconSize?: number;
}

/** Content of every button: an icon, or a spinner while pending, and the label. */
export function ButtonContent({ children, icon: Icon, isPending, iconSize = 16 }: ButtonContentProps) {
  const t = useMessages(en.button);
  if (isPending) {
    return (
      <span className={styles.labelAndPending}>
        {inElement(children)}{' '}
        <span className={styles.pending}>
          <SpinnerArc size={iconSize} />
          <VisuallyHidden>{t.pending}</VisuallyHidden>
        </span>
      </span>
    );
  }
  return (
    <>
      {Icon && <Icon size={iconSize} />}
      {inElement(children)}
    </>
  );
}
