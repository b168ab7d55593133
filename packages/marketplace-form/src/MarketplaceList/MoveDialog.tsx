import { Button, Dialog, NumberField } from '@advantage/ui';
import { useState } from 'react';
import { parseNumber } from '../form/numbers.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { nameOf } from './MarketplaceRow.tsx';

interface MoveDialogProps {
  /** What to move; the dialog is closed without one. */
  readonly marketplace: Marketplace | undefined;
  /** How many places there are. */
  readonly count: number;
  readonly onClose: () => void;
  /** Called with the place, from 1. */
  readonly onMove: (place: number) => void;
}

/** Asks for the place of a marketplace: the short way in a long list. */
export function MoveDialog({ marketplace, count, onClose, onMove }: MoveDialogProps) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const place = parseNumber(text);
  const isPlace =
    place.kind === 'number' && Number.isInteger(place.value) && place.value >= 1 && place.value <= count;
  const move = () => {
    setAsked(true);
    if (place.kind !== 'number' || !isPlace) return;
    onClose();
    onMove(place.value);
  };
  return (
    <Dialog
      isOpen={marketplace !== undefined}
      onClose={onClose}
      title={`Move ${marketplace ? nameOf(marketplace) : ''}`}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="accent" onPress={move}>
            Move
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <NumberField
          label={`Position, 1 to ${count}`}
          value={text}
          onChange={setText}
          errorMessage={isAsked && !isPlace ? `Enter a number from 1 to ${count}.` : undefined}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
