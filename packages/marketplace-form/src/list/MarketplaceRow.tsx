import { Badge, IconButton, Link, Menu, Switch } from '@advantage/ui';
import { memo } from 'react';
import { Cell, Row } from 'react-aria-components';
import * as styles from './MarketplaceTable.css.ts';
import { RowInsight } from './RowInsight.tsx';
import type { RowContent } from './rows.ts';

/** Where a row can go without being dragged. */
export type Move = 'top' | 'up' | 'down' | 'bottom';

/** What can be done with a row; the same functions for as long as the table stands. */
export interface RowActions {
  /** Turns it on or off. */
  readonly toggle: (id: number, isEnabled: boolean) => void;
  /** Moves it. */
  readonly move: (id: number, to: Move) => void;
  /** Asks for the place to move it to. */
  readonly askPlace: (id: number) => void;
}

interface MarketplaceRowProps {
  /** What it shows. */
  readonly row: RowContent;
  /** What can be done with it. */
  readonly actions: RowActions;
}

/** One marketplace. Each cell renders when it says something else: at most the number where another row was moved. */
export function MarketplaceRow({ row, actions }: MarketplaceRowProps) {
  const { id, name, href, agency, place, isLast, isEnabled, isPending, categories } = row;
  return (
    <Row id={id} textValue={name} className={styles.row}>
      <Cell className={styles.handleCell}>
        <Grip name={name} />
      </Cell>
      <Cell className={styles.placeCell}>
        <span className={styles.place}>{place}</span>
      </Cell>
      <Cell className={styles.nameCell}>
        <Name name={name} href={href} agency={agency} />
      </Cell>
      <Cell className={styles.enabledCell}>
        <Enabled id={id} name={name} isEnabled={isEnabled} isPending={isPending} actions={actions} />
      </Cell>
      <Cell className={styles.categoriesCell}>
        <Categories id={id} categories={categories} />
      </Cell>
      <Cell className={styles.moveCell}>
        <MoveMenu id={id} name={name} isFirst={place === 1} isLast={isLast} actions={actions} />
      </Cell>
    </Row>
  );
}

/** What a row is dragged by. */
const Grip = memo(function Grip({ name }: Pick<RowContent, 'name'>) {
  return <IconButton slot="drag" icon="grip" label={`Drag ${name}`} />;
});

/** The way to a marketplace, and what is told of its agency. */
const Name = memo(function Name({ name, href, agency }: Pick<RowContent, 'name' | 'href' | 'agency'>) {
  return (
    <>
      <span className={styles.name}>
        <Link href={href} tone="inherit" underline="hover">
          {name}
        </Link>
      </span>
      {agency && (
        <span className={styles.agency}>
          {agency.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </span>
      )}
    </>
  );
});

type EnabledProps = Pick<RowContent, 'id' | 'name' | 'isEnabled' | 'isPending'> &
  Pick<MarketplaceRowProps, 'actions'>;

/** The switch of a marketplace; while it is being saved it shows where it is going (MKL-7). */
const Enabled = memo(function Enabled({ id, name, isEnabled, isPending, actions }: EnabledProps) {
  return (
    <span className={styles.line}>
      <Switch
        size="s"
        aria-label={`Enable ${name}`}
        isSelected={isEnabled}
        isPending={isPending}
        onChange={(on) => actions.toggle(id, on)}
      />
      {/* The switch says so itself. */}
      <span className={styles.state} aria-hidden>
        {isEnabled ? 'On' : 'Off'}
      </span>
    </span>
  );
});

/** What a marketplace buys, and what a host says about it. */
const Categories = memo(function Categories({ id, categories }: Pick<RowContent, 'id' | 'categories'>) {
  return (
    <RowInsight id={id}>
      <span className={styles.categories}>
        {categories.map((category) => (
          <Badge key={category} tone="outline">
            {category}
          </Badge>
        ))}
      </span>
    </RowInsight>
  );
});

const steps = [
  { key: 'top', label: 'Move to top', icon: 'toTop', ends: 'isFirst' },
  { key: 'up', label: 'Move up', icon: 'arrowUp', ends: 'isFirst' },
  { key: 'down', label: 'Move down', icon: 'arrowDown', ends: 'isLast' },
  { key: 'bottom', label: 'Move to bottom', icon: 'toBottom', ends: 'isLast' },
] as const;

interface MoveMenuProps
  extends Pick<RowContent, 'id' | 'name' | 'isLast'>,
    Pick<MarketplaceRowProps, 'actions'> {
  readonly isFirst: boolean;
}

/** The ways to move a row without dragging it. */
const MoveMenu = memo(function MoveMenu({ id, name, isFirst, isLast, actions }: MoveMenuProps) {
  const isAt = { isFirst, isLast };
  const moves = steps.map(({ ends, ...step }) => ({
    ...step,
    isDisabled: isAt[ends],
    onAction: () => actions.move(id, step.key),
  }));
  const onAction = () => actions.askPlace(id);
  const ask = [{ key: 'ask', label: 'Move to position…', icon: 'hash', onAction }] as const;
  return <Menu trigger={<IconButton icon="more" label={`Move ${name}`} />} groups={[moves, ask]} />;
});
