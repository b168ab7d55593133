import { Badge, IconButton, Link, Menu, Switch } from '@advantage/ui';
import { Cell, Row } from 'react-aria-components';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import * as styles from './MarketplaceTable.css.ts';
import { agencyLine, categoriesOf } from './summary.ts';

interface MarketplaceRowProps {
  /** What the row shows. */
  readonly marketplace: Marketplace;
  /** The linked agency, once it is known. */
  readonly agency: Agency | undefined;
  /** From 1. */
  readonly place: number;
  /** How many rows there are. */
  readonly count: number;
  /** What it is being turned to, if it is. */
  readonly pending: boolean | undefined;
  /** Where it is edited. */
  readonly href: string;
  /** Turns it on or off. */
  readonly onToggle: (enabled: boolean) => void;
  /** Moves it to a place, counted from 1. */
  readonly onMove: (place: number) => void;
  /** Asks for the place to move it to. */
  readonly onAskPlace: () => void;
}

/** One marketplace. */
export function MarketplaceRow(props: MarketplaceRowProps) {
  const { marketplace, agency, place, href } = props;
  const name = nameOf(marketplace);
  return (
    <Row id={marketplace.id} textValue={name} className={styles.row}>
      <Cell className={styles.handleCell}>
        <IconButton slot="drag" icon="grip" label={`Drag ${name}`} />
      </Cell>
      <Cell className={styles.placeCell}>
        <span className={styles.place}>{place}</span>
      </Cell>
      <Cell className={styles.nameCell}>
        <span className={styles.name}>
          <Link href={href} tone="inherit" underline="hover">
            {name}
          </Link>
        </span>
        {agency && <span className={styles.agency}>{agencyLine(agency)}</span>}
      </Cell>
      <Cell className={styles.enabledCell}>
        <Enabled {...props} name={name} />
      </Cell>
      <Cell className={styles.categoriesCell}>
        <span className={styles.categories}>
          {categoriesOf(marketplace).map((category) => (
            <Badge key={category} tone="outline">
              {category}
            </Badge>
          ))}
        </span>
      </Cell>
      <Cell className={styles.moveCell}>
        <MoveMenu {...props} name={name} />
      </Cell>
    </Row>
  );
}

type EnabledProps = Pick<MarketplaceRowProps, 'marketplace' | 'pending' | 'onToggle'> & {
  readonly name: string;
};

/** The switch of a marketplace; while it is being saved it shows where it is going (MKL-7). */
function Enabled({ marketplace, pending, onToggle, name }: EnabledProps) {
  const isEnabled = pending ?? marketplace.enabled ?? false;
  return (
    <span className={styles.line}>
      <Switch
        size="s"
        aria-label={`Enable ${name}`}
        isSelected={isEnabled}
        isPending={pending !== undefined}
        onChange={onToggle}
      />
      <span className={styles.state}>{isEnabled ? 'On' : 'Off'}</span>
    </span>
  );
}

/** A marketplace without a name still needs something to press. */
export const nameOf = ({ marketplaceName, id }: Marketplace) => marketplaceName || `Marketplace ${id}`;

type MoveMenuProps = Pick<MarketplaceRowProps, 'place' | 'count' | 'onMove' | 'onAskPlace'> & {
  readonly name: string;
};

/** The ways to move a row without dragging it. */
function MoveMenu({ name, place, count, onMove, onAskPlace }: MoveMenuProps) {
  const [isFirst, isLast] = [place === 1, place === count];
  const steps = [
    { key: 'top', label: 'Move to top', icon: 'toTop', isDisabled: isFirst, onAction: () => onMove(1) },
    { key: 'up', label: 'Move up', icon: 'arrowUp', isDisabled: isFirst, onAction: () => onMove(place - 1) },
    {
      key: 'down',
      label: 'Move down',
      icon: 'arrowDown',
      isDisabled: isLast,
      onAction: () => onMove(place + 1),
    },
    {
      key: 'bottom',
      label: 'Move to bottom',
      icon: 'toBottom',
      isDisabled: isLast,
      onAction: () => onMove(count),
    },
  ] as const;
  const ask = [{ key: 'ask', label: 'Move to position…', icon: 'hash', onAction: onAskPlace }] as const;
  return <Menu trigger={<IconButton icon="more" label={`Move ${name}`} />} groups={[steps, ask]} />;
}
