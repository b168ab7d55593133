import { Checkbox, IconButton, Link, Menu, Switch, useMessages } from '@advantage/ui';
import {
  AlertIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  CheckIcon,
  DuplicateIcon,
  GripIcon,
  HashIcon,
  MoreIcon,
  ToBottomIcon,
  ToTopIcon,
} from '@advantage/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { createContext, memo, useContext, useEffect, useRef, useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { agencyQuery } from '../gateway/queries.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { type UnreadableField, unreadableSentence } from '../wire/unreadableFields.ts';
import { Change, FigureCells } from './Figures.tsx';
import { categoriesOf, formatAgencyDetails } from './filters.ts';
import * as styles from './MarketplaceTable.css.ts';
import { type MoveStep, nameOf } from './order.ts';
import type { OrderStores } from './orderStores.ts';
import { roles } from './roles.ts';
import type { RowDragHandlers } from './useRowDrag.ts';

/** What all rows share. */
export interface RowContext {
  readonly gateway: MarketplaceGateway;
  readonly toggle: (id: number, isEnabled: boolean) => void;
  readonly move: (id: number, step: MoveStep) => void;
  readonly openMoveDialog: (id: number) => void;
  /** Selects or deselects a marketplace, with all from the previously selected one if `isRange`. */
  readonly select: ((id: number, isSelected: boolean, isRange: boolean) => void) | undefined;
  /** Opens where a marketplace's referrals go, or what it still needs, next to a button. */
  readonly openDetails: (kind: 'flow' | 'setup', id: number, button: HTMLElement) => void;
  readonly onAgencyError: () => void;
  /** Stores of the rows' figures; undefined if the host provides none. */
  readonly stores: OrderStores | undefined;
  readonly drag: RowDragHandlers;
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
  readonly isLast: boolean;
  readonly href: string;
  /** Fields that couldn't be read; undefined if all could. */
  readonly unreadableFields: readonly UnreadableField[] | undefined;
  /** Target state of the switch while it is being saved; undefined otherwise. */
  readonly pending: boolean | undefined;
  /** Number of steps left before it can receive referrals. */
  readonly stepsLeft: number;
  readonly isDragging: boolean;
  readonly isOpen: boolean;
  /** Whether the marketplace is selected; undefined while nothing can be selected. */
  readonly isSelected: boolean | undefined;
}

export const RowContext = createContext<RowContext | undefined>(undefined);

function useRowContext(): RowContext {
  const context = useContext(RowContext);
  if (!context) throw new Error('A row must be inside a table of marketplaces.');
  return context;
}

/**
 * Row of one marketplace. Re-renders when its marketplace, position or drag state changes. Its cells are memoized,
 * because a drag changes the position of many rows at once but not their contents.
 */
export const MarketplaceRow = memo(function MarketplaceRow(props: MarketplaceRowProps) {
  const { marketplace, index, isSelected, pending } = props;
  const context = useRowContext();
  const { id, agencyId } = marketplace;
  const { stores } = context;
  const name = nameOf(marketplace);
  const nameId = `marketplace-${id}`;
  const isEnabled = pending ?? marketplace.enabled ?? false;
  return (
    <tr
      {...roles.row}
      className={styles.row}
      data-key={id}
      data-index={index}
      data-off={!isEnabled || undefined}
      data-dragging={props.isDragging || undefined}
      data-open={props.isOpen || undefined}
      data-selected={isSelected || undefined}
      aria-labelledby={nameId}
      // The header is the first row.
      aria-rowindex={index + 2}
    >
      {isSelected === undefined ? (
        <td
          {...roles.cell}
          className={styles.handleCell}
          onPointerDownCapture={(event) => {
            if (event.shiftKey) context.select?.(id, true, false);
            else context.drag.press(id, event);
          }}
          onKeyDownCapture={context.drag.key}
          onBlur={context.drag.leave}
        >
          <Handle id={id} name={name} />
        </td>
      ) : (
        <SelectCell id={id} name={name} isSelected={isSelected} />
      )}
      <td {...roles.cell} className={styles.placeCell}>
        {props.place + 1}
      </td>
      <th {...roles.rowHeader} id={nameId} className={styles.nameCell}>
        <Name
          id={id}
          name={name}
          href={props.href}
          agencyId={agencyId}
          unreadableFields={props.unreadableFields}
          stepsLeft={props.stepsLeft}
        />
      </th>
      <td {...roles.cell} className={styles.enabledCell}>
        <Enabled id={id} name={name} isEnabled={isEnabled} isPending={pending !== undefined} />
      </td>
      <td {...roles.cell} className={styles.categoriesCell}>
        {categoriesOf(marketplace).join(', ')}
      </td>
      {stores && <FigureCells id={id} name={name} stores={stores} onOpen={context.openDetails} />}
      <td {...roles.cell} className={styles.endCell}>
        <RowMenu id={id} name={name} isFirst={index === 0} isLast={props.isLast} />
        {stores && <Change id={id} stores={stores} />}
      </td>
    </tr>
  );
});

interface CellProps {
  readonly id: number;
  readonly name: string;
}

const Handle = memo(function Handle({ id, name }: CellProps) {
  const t = useMessages(en.list);
  const { dragHelpId, drag } = useRowContext();
  return (
    <IconButton
      icon={GripIcon}
      iconSize={16}
      label={t.dragRow(name)}
      aria-describedby={dragHelpId}
      onPress={({ pointerType }) => {
        if (pointerType === 'keyboard' || pointerType === 'virtual') drag.toggle(id);
      }}
    />
  );
});

/** The checkbox in place of the handle while several marketplaces are selected. */
function SelectCell({ id, name, isSelected }: CellProps & { readonly isSelected: boolean }) {
  const t = useMessages(en.list);
  const { select } = useRowContext();
  const isRange = useRef(false);
  return (
    <td
      {...roles.cell}
      className={styles.handleCell}
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
    >
      <Checkbox
        size="m"
        aria-label={t.selectRow(name)}
        isSelected={isSelected}
        onChange={(next) => select?.(id, next, isRange.current)}
      />
    </td>
  );
}

interface NameProps extends CellProps, Pick<MarketplaceRowProps, 'href' | 'unreadableFields' | 'stepsLeft'> {
  readonly agencyId: Marketplace['agencyId'];
}

/** The name, the steps left, the agency and the unreadable fields of a marketplace. */
const Name = memo(function Name({ id, name, href, agencyId, unreadableFields, stepsLeft }: NameProps) {
  const t = useMessages(en.list);
  const { openDetails } = useRowContext();
  const unreadable = useMessages(en.unreadable);
  return (
    <>
      <span className={styles.nameLine}>
        <span className={styles.name}>
          <Link href={href} tone="inherit" underline="hover">
            {name}
          </Link>
        </span>
        {stepsLeft > 0 && (
          <button
            type="button"
            className={styles.steps}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => openDetails('setup', id, currentTarget)}
          >
            {t.stepsLeft(stepsLeft)}
          </button>
        )}
      </span>
      {agencyId != null && <AgencyLine id={String(agencyId)} />}
      {unreadableFields && (
        <span className={styles.unreadable}>
          <AlertIcon size={16} />
          <span>{unreadableSentence(unreadableFields, unreadable)}</span>
        </span>
      )}
    </>
  );
});

interface EnabledProps extends CellProps {
  readonly isEnabled: boolean;
  readonly isPending: boolean;
}

const Enabled = memo(function Enabled({ id, name, isEnabled, isPending }: EnabledProps) {
  const t = useMessages(en.list);
  const { toggle } = useRowContext();
  return (
    <Switch
      size="s"
      aria-label={t.enable(name)}
      isSelected={isEnabled}
      isPending={isPending}
      onChange={(on) => toggle(id, on)}
    />
  );
});

/** Returns a ref, and whether its element was near the window at least once. */
function useSeen() {
  const ref = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    if (typeof IntersectionObserver === 'undefined') return setSeen(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isSeen] as const;
}

/** The linked agency, looked up when the row comes into view. Its line is reserved. */
function AgencyLine({ id }: { readonly id: string }) {
  const t = useMessages(en.list);
  const { gateway, onAgencyError } = useRowContext();
  const [ref, isSeen] = useSeen();
  const query = { ...agencyQuery(gateway, id), enabled: isSeen };
  const { data, isError } = useQuery(query, useHostQueryClient());
  useEffect(() => {
    if (isError) onAgencyError();
  }, [isError, onAgencyError]);
  return (
    <span ref={ref} className={styles.agency}>
      {formatAgencyDetails(isError ? null : data, t).map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
    </span>
  );
}

const steps = [
  { key: 'top', icon: ToTopIcon, ends: 'isFirst' },
  { key: 'up', icon: ArrowUpIcon, ends: 'isFirst' },
  { key: 'down', icon: ArrowDownIcon, ends: 'isLast' },
  { key: 'bottom', icon: ToBottomIcon, ends: 'isLast' },
] as const;

interface RowMenuProps extends CellProps, Pick<MarketplaceRowProps, 'isLast'> {
  readonly isFirst: boolean;
}

/** Menu that moves a row without dragging, selects it, or creates a copy of the marketplace. */
const RowMenu = memo(function RowMenu({ id, name, isFirst, isLast }: RowMenuProps) {
  const t = useMessages(en.list);
  const { select, move, openMoveDialog, newHref } = useRowContext();
  const isAt = { isFirst, isLast };
  const moves = steps.map(({ ends, ...step }) => ({
    ...step,
    label: t[step.key],
    isDisabled: isAt[ends],
    onAction: () => move(id, step.key),
  }));
  const ask = { key: 'ask', label: t.moveTo, icon: HashIcon, onAction: () => openMoveDialog(id) };
  const others = [
    ...(select
      ? [{ key: 'select', label: t.select, icon: CheckIcon, onAction: () => select(id, true, false) }]
      : []),
    { key: 'copy', label: t.copy, icon: DuplicateIcon, href: `${newHref}?from=${id}` },
  ];
  return (
    <Menu
      trigger={<IconButton icon={MoreIcon} label={t.moreFor(name)} />}
      groups={[[...moves, ask], others]}
    />
  );
});
