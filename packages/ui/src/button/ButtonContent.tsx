import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconNames.ts';
import { SpinnerArc } from '../spinner/SpinnerArc.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { pending } from './ButtonContent.css.ts';

interface ButtonContentProps {
  readonly children?: ReactNode;
  readonly icon: IconName | undefined;
  readonly isPending: boolean;
  readonly iconSize?: number;
}

/** What stands inside every button: icon or spinner, and the label, which stays while the button is pending. */
export function ButtonContent({ children, icon, isPending, iconSize = 16 }: ButtonContentProps) {
  return (
    <>
      {icon && !isPending && <Icon name={icon} size={iconSize} />}
      {children}
      {isPending && ' '}
      {isPending && (
        <span className={pending}>
          <SpinnerArc size={iconSize} />
          <VisuallyHidden>pending</VisuallyHidden>
        </span>
      )}
    </>
  );
}
