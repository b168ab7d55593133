import { Button, Dialog, NumberField, Stack, useMessages } from '@advantage/ui';
import { useState } from 'react';
import { numberOrNull } from '../fields/numbers.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { MoveEffects } from './Figures.tsx';
import { applyMove, nameOf } from './order.ts';
import type { OrderStores } from './orderStores.ts';

interface MoveDialogProps {
  /** Marketplace to move. The dialog is closed while this is undefined. */
  readonly marketplace: Marketplace | undefined;
  /** IDs of all marketplaces, highest priority first. */
  readonly order: readonly number[];
  /** Stores of the figures that a move changes; undefined if the host provides none. */
  readonly stores: OrderStores | undefined;
  readonly onClose: () => void;
  /** Called with the new position, from 1. */
  readonly onMove: (place: number) => void;
}

function parsePosition(text: string, count: number): number | undefined {
  const number = numberOrNull(text);
  return number !== null && Number.isInteger(number) && number >= 1 && number <= count ? number : undefined;
}

/** Asks for the new position of a marketplace. Quicker than dragging in a long list. */
export function MoveDialog({ marketplace, order, stores, onClose, onMove }: MoveDialogProps) {
  const t = useMessages(en.list);
  const count = order.length;
  const [text, setText] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const targetPosition = parsePosition(text, count);
  const moved =
    marketplace && targetPosition && applyMove(order, { id: marketplace.id, place: targetPosition - 1 });
  const move = () => {
    setSubmitted(true);
    if (targetPosition === undefined) return;
    onClose();
    onMove(targetPosition);
  };
  return (
    <Dialog
      isOpen={marketplace !== undefined}
      onClose={onClose}
      title={t.moveRow(marketplace ? nameOf(marketplace) : '')}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button tone="accent" onPress={move}>
            {t.move}
          </Button>
        </>
      }
    >
      <Stack space={4}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            move();
          }}
        >
          <NumberField
            label={t.position(count)}
            value={text}
            onChange={setText}
            errorMessage={isSubmitted && targetPosition === undefined ? t.outOfRange(count) : undefined}
            autoFocus
          />
        </form>
        {moved && stores && <MoveEffects stores={stores} order={moved} />}
      </Stack>
    </Dialog>
  );
}
