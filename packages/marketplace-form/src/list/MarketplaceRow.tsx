import { Badge, IconButton, Link, Menu, Switch, useMessages } from '@advantage/ui';
import {
  AlertIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  DuplicateIcon,
  GripIcon,
  HashIcon,
  MoreIcon,
  ToBottomIcon,
  ToTopIcon,
} from '@advantage/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useEffect } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { agencyQuery } from '../gateway/queries.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { type UnreadableField, unreadableSentence } from '../wire/readMarketplace.ts';
import { FigureCells } from './FigureCells.tsx';
import * as styles from './MarketplaceTable.css.ts';
import { nameOf } from './nameOf.ts';
import type { MoveStep } from './order.ts';
import type { OrderStores } from './orderStores.ts';
import { roles } from './roles.ts';
import { categoriesOf, formatAgencyDetails } from './summary.ts';
import type { RowDragHandlers } from './useRowDrag.ts';

/** Props that all rows share. Memoized. */
export interface RowContext {
  readonly gateway: MarketplaceGateway;
  /** Turns a marketplace on or off. */
  readonly toggle: (id: number, isEnabled: boolean) => void;
  /** Moves a marketplace one step or to an end. */
  readonly move: (id: number, step: MoveStep) => void;
  /** Opens the dialog that asks for a marketplace's new position. */
  readonly openMoveDialog: (id: number) => void;
  /** Called when the agency of a marketplace couldn't be loaded. */
  readonly onAgencyError: () => void;
  /** Stores of the rows' figures; undefined if the host provides none. */
  readonly stores: OrderStores | undefined;
  /** Event handlers of a drag handle. */
  readonly drag: RowDragHandlers;
  /** URL of the form for a new marketplace. */
  readonly newHref: string;
  /** ID of the text that explains a drag handle. */
  readonly dragHelpId: string;
}

interface MarketplaceRowProps {
  readonly marketplace: Marketplace;
  /** Index among the shown rows, from 0. */
  readonly index: number;
  /** Index among all marketplaces, from 0. */
  readonly place: number;
  /** Whether this is the last row. */
  readonly isLast: boolean;
  /** URL of the marketplace's form. */
  readonly href: string;
  /** Fields that couldn't be read; undefined if all could. */
  readonly unreadableFields: readonly UnreadableField[] | undefined;
  /** Target state of the switch while it is being saved; undefined otherwise. */
  readonly pending: boolean | undefined;
  readonly isDragging: boolean;
  /** Whether the dragged row would be dropped before or after this one. */
  readonly dropPosition: 'before' | 'after' | undefined;
  /** Renders the marketplace's readiness. */
  readonly renderReadiness: ((marketplace: Marketplace) => ReactNode) | undefined;
  /** Ref that measures the height of a row in a virtualized list. */
  readonly measure: ((element: Element | null) => void) | undefined;
  readonly context: RowContext;
}

/**
 * Row of one marketplace. Re-renders when its marketplace, position or drag state changes. Its cells are memoized,
 * because a drop changes the position of many rows at once but not their contents.
 */
export const MarketplaceRow = memo(function MarketplaceRow(props: MarketplaceRowProps) {
  const { marketplace, index, place, isLast, href, pending, isDragging, dropPosition, measure, context } =
    props;
  const { id, enabled } = marketplace;
  const name = nameOf(marketplace);
  const nameId = `marketplace-${id}`;
  return (
    <tr
      {...roles.row}
      ref={measure}
      className={styles.row}
      data-key={id}
      data-index={index}
      data-dragging={isDragging || undefined}
      data-drop-target={dropPosition}
      aria-labelledby={nameId}
      // The header is the first row.
      aria-rowindex={index + 2}
    >
      <td
        {...roles.cell}
        className={styles.handleCell}
        onPointerDownCapture={(event) => context.drag.press(id, event)}
        onKeyDownCapture={context.drag.key}
        onBlur={context.drag.leave}
      >
        <Handle id={id} name={name} context={context} />
      </td>
      <td {...roles.cell} className={styles.placeCell}>
        <span className={styles.place}>{place + 1}</span>
      </td>
      <th {...roles.rowHeader} id={nameId} className={styles.nameCell}>
        <Name
          name={name}
          href={href}
          agencyId={marketplace.agencyId}
          unreadableFields={props.unreadableFields}
          context={context}
        />
      </th>
      <td {...roles.cell} className={styles.enabledCell}>
        <Enabled
          id={id}
          name={name}
          isEnabled={pending ?? enabled ?? false}
          isPending={pending !== undefined}
          context={context}
        />
      </td>
      <td {...roles.cell} className={styles.categoriesCell}>
        <Categories marketplace={marketplace} renderReadiness={props.renderReadiness} />
      </td>
      {context.stores && <FigureCells id={id} stores={context.stores} />}
      <td {...roles.cell} className={styles.moveCell}>
        <MoveMenu id={id} name={name} isFirst={index === 0} isLast={isLast} context={context} />
      </td>
    </tr>
  );
});

interface CellProps extends Pick<MarketplaceRowProps, 'context'> {
  readonly id: number;
  readonly name: string;
}

/** The drag handle of a row. */
const Handle = memo(function Handle({ id, name, context }: CellProps) {
  const t = useMessages(en.list);
  return (
    <IconButton
      icon={GripIcon}
      label={t.dragRow(name)}
      aria-describedby={context.dragHelpId}
      onPress={({ pointerType }) => {
        if (pointerType === 'keyboard' || pointerType === 'virtual') context.drag.toggle(id);
      }}
    />
  );
});

interface NameProps extends Pick<MarketplaceRowProps, 'href' | 'unreadableFields' | 'context'> {
  readonly name: string;
  readonly agencyId: Marketplace['agencyId'];
}

/** The name, the agency and the unreadable fields of a marketplace. */
const Name = memo(function Name({ name, href, agencyId, unreadableFields, context }: NameProps) {
  const unreadable = useMessages(en.unreadable);
  return (
    <>
      <span className={styles.name}>
        <Link href={href} tone="inherit" underline="hover">
          {name}
        </Link>
      </span>
      {agencyId != null && <AgencyLine id={String(agencyId)} context={context} />}
      {unreadableFields && (
        <span className={styles.unreadable}>
          <AlertIcon size={16} />
          {unreadableSentence(unreadableFields, unreadable)}
        </span>
      )}
    </>
  );
});

interface EnabledProps extends CellProps {
  readonly isEnabled: boolean;
  readonly isPending: boolean;
}

/** Switch that turns a marketplace on and off. */
const Enabled = memo(function Enabled({ id, name, isEnabled, isPending, context }: EnabledProps) {
  const t = useMessages(en.list);
  return (
    <span className={styles.line}>
      <Switch
        size="s"
        aria-label={t.enable(name)}
        isSelected={isEnabled}
        isPending={isPending}
        onChange={(on) => context.toggle(id, on)}
      />
      {/* The switch already announces its state. */}
      <span className={styles.state} aria-hidden>
        {isEnabled ? t.on : t.off}
      </span>
    </span>
  );
});

/** The linked agency. Space is reserved while it is looked up. */
function AgencyLine({ id, context }: { readonly id: string } & Pick<MarketplaceRowProps, 'context'>) {
  const t = useMessages(en.list);
  const { data, isError } = useQuery(agencyQuery(context.gateway, id), useHostQueryClient());
  const { onAgencyError } = context;
  useEffect(() => {
    if (isError) onAgencyError();
  }, [isError, onAgencyError]);
  return (
    <span className={styles.agency}>
      {formatAgencyDetails(isError ? null : data, t).map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
    </span>
  );
}

/** The categories a marketplace accepts, and its readiness. */
const Categories = memo(function Categories({
  marketplace,
  renderReadiness,
}: Pick<MarketplaceRowProps, 'marketplace' | 'renderReadiness'>) {
  const categories = (
    <span className={styles.categories}>
      {categoriesOf(marketplace).map((category) => (
        <Badge key={category} tone="outline">
          {category}
        </Badge>
      ))}
    </span>
  );
  if (!renderReadiness) return categories;
  return (
    <div className={styles.insightLine}>
      {categories}
      <div className={styles.insight}>{renderReadiness(marketplace)}</div>
    </div>
  );
});

const steps = [
  { key: 'top', icon: ToTopIcon, ends: 'isFirst' },
  { key: 'up', icon: ArrowUpIcon, ends: 'isFirst' },
  { key: 'down', icon: ArrowDownIcon, ends: 'isLast' },
  { key: 'bottom', icon: ToBottomIcon, ends: 'isLast' },
] as const;

interface MoveMenuProps extends CellProps, Pick<MarketplaceRowProps, 'isLast'> {
  readonly isFirst: boolean;
}

/** Menu that moves a row without dragging, or creates a copy of the marketplace. */
const MoveMenu = memo(function MoveMenu({ id, name, isFirst, isLast, context }: MoveMenuProps) {
  const t = useMessages(en.list);
  const isAt = { isFirst, isLast };
  const moves = steps.map(({ ends, ...step }) => ({
    ...step,
    label: t[step.key],
    isDisabled: isAt[ends],
    onAction: () => context.move(id, step.key),
  }));
  const onAction = () => context.openMoveDialog(id);
  const moveToItems = [{ key: 'ask', label: t.moveTo, icon: HashIcon, onAction }] as const;
  const href = `${context.newHref}?from=${id}`;
  const copy = [{ key: 'copy', label: t.copy, icon: DuplicateIcon, href }] as const;
  return (
    <Menu
      trigger={<IconButton icon={MoreIcon} label={t.moveRow(name)} />}
      groups={[moves, moveToItems, copy]}
    />
  );
});
