import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDraggableItem } from 'react-aria';
import { ButtonContext, type ButtonProps, DEFAULT_SLOT } from 'react-aria-components';
import { flushSync } from 'react-dom';
import type { DragState, TableNode } from './tableState.ts';

type Draggable = ReturnType<typeof useDraggableItem>;

interface DraggableItemProps {
  readonly itemKey: TableNode['key'];
  readonly dragState: DragState;
  /** Takes what is to be done when the row is dragged. */
  readonly draggable: RefObject<Draggable | undefined>;
}

/** What React Aria does for a row that can be dragged; shows nothing. */
function DraggableItem({ itemKey: key, dragState, draggable }: DraggableItemProps) {
  const current = useDraggableItem({ key, hasDragButton: true }, dragState);
  useLayoutEffect(() => {
    draggable.current = current;
  });
  return null;
}

/** Gives what is to be done when a row is dragged, from the moment on that somebody begins to. */
export type Wake = () => Draggable | undefined;

/** The ids of the texts that tell what a handle does. */
export interface HandleTexts {
  readonly start: string;
  readonly cancel: string;
}

interface DragHandleProps {
  /** The row it is for. */
  readonly itemKey: TableNode['key'];
  readonly dragState: DragState;
  readonly isDragging: boolean;
  readonly texts: HandleTexts;
  /** Takes what wakes the row when it is dragged by a pointer. */
  readonly wake: RefObject<Wake | undefined>;
  readonly children: ReactNode;
}

/**
 * Makes the button with the slot 'drag' the handle of its row. What React Aria does for a row that can be dragged
 * renders in every row with each step of a drag and whenever the keyboard takes turns with the mouse; so a row has it
 * from its first drag on.
 */
export function DragHandle(props: DragHandleProps) {
  const { itemKey, dragState, isDragging, texts, wake, children } = props;
  const [isAwake, setAwake] = useState(false);
  const draggable = useRef<Draggable>(undefined);
  useLayoutEffect(() => {
    wake.current = () => {
      if (!draggable.current) flushSync(() => setAwake(true));
      return draggable.current;
    };
  });
  const { isDisabled } = dragState;
  const description = isDragging ? texts.cancel : texts.start;
  const context = useMemo(() => {
    const drag: ButtonProps = {
      isDisabled,
      'aria-describedby': description,
      onPress: (event) => wake.current?.()?.dragButtonProps.onPress?.(event),
      // A press is the row's, which can be dragged; only the keyboard and screen readers press the button.
      style: { pointerEvents: 'none' },
    };
    return { slots: { [DEFAULT_SLOT]: {}, drag } };
  }, [isDisabled, description, wake]);
  return (
    <ButtonContext.Provider value={context}>
      {children}
      {isAwake && <DraggableItem itemKey={itemKey} dragState={dragState} draggable={draggable} />}
    </ButtonContext.Provider>
  );
}
