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

const nameIdOf = (id: number) => `marketplace-${id}`;

/**
 * Row of one marketplace. Re-renders when its marketplace, position or drag state changes. Its cells are memoized,
 * because a drag changes the position of many rows at once but not their contents.
 */
export const MarketplaceRow = memo(function MarketplaceRow(props: MarketplaceRowProps) {
  const { marketplace, index, place, pending, isDragging, isOpen, isSelected, ...cells } = props;
  const { id, agencyId } = marketplace;
  const name = nameOf(marketplace);
  const isEnabled = pending ?? marketplace.enabled ?? false;
  return (
    <tr
      {...roles.row}
      className={styles.row}
      data-key={id}
      data-index={index}
      data-off={!isEnabled || undefined}
      data-dragging={isDragging || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      aria-labelledby={nameIdOf(id)}
      // The header is the first row.
      aria-rowindex={index + 2}
    >
      {isSelected === undefined ? (
        <HandleCell id={id} name={name} />
      ) : (
        <SelectCell id={id} name={name} isSelected={isSelected} />
      )}
      <td {...roles.cell} className={styles.placeCell}>
        {place + 1}
      </td>
      <Cells
        {...cells}
        {...{ id, name, agencyId, isEnabled }}
        isPending={pending !== undefined}
        categories={categoriesOf(marketplace).join(', ')}
        isFirst={index === 0}
      />
    </tr>
  );
});

interface CellProps {
  readonly id: number;
  readonly name: string;
}

const HandleCell = memo(function HandleCell({ id, name }: CellProps) {
  const t = useMessages(en.list);
  const { dragHelpId, drag, select } = useRowContext();
  return (
    <td
      {...roles.cell}
      className={styles.handleCell}
      onPointerDownCapture={(event) => {
        if (event.shiftKey) select?.(id, true, false);
        else drag.press(id, event);
      }}
      onKeyDownCapture={drag.key}
      onBlur={drag.leave}
    >
      <IconButton
        icon={GripIcon}
        iconSize={16}
        label={t.dragRow(name)}
        aria-describedby={dragHelpId}
        onPress={({ pointerType }) => {
          if (pointerType === 'keyboard' || pointerType === 'virtual') drag.toggle(id);
        }}
      />
    </td>
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

/** The moves in the menu of a row. */
const steps = [
  { key: 'top', icon: ToTopIcon, ends: 'isFirst' },
  { key: 'up', icon: ArrowUpIcon, ends: 'isFirst' },
  { key: 'down', icon: ArrowDownIcon, ends: 'isLast' },
  { key: 'bottom', icon: ToBottomIcon, ends: 'isLast' },
] as const;

interface CellsProps
  extends CellProps,
    Pick<MarketplaceRowProps, 'href' | 'unreadableFields' | 'stepsLeft' | 'isLast'> {
  readonly agencyId: Marketplace['agencyId'];
  readonly categories: string;
  readonly isEnabled: boolean;
  readonly isPending: boolean;
  readonly isFirst: boolean;
}

/**
 * The cells after the position: the name with the steps left, the agency and the unreadable fields, the switch, the
 * categories, the figures, and a menu that moves a row without dragging, selects it, or creates a copy.
 */
const Cells = memo(function Cells(props: CellsProps) {
  const t = useMessages(en.list);
  const unreadable = useMessages(en.unreadable);
  const { stores, toggle, select, move, openMoveDialog, openDetails, newHref } = useRowContext();
  const { id, name, agencyId, unreadableFields, stepsLeft } = props;
  const moves = steps.map(({ ends, ...step }) => ({
    ...step,
    label: t[step.key],
    isDisabled: props[ends],
    onAction: () => move(id, step.key),
  }));
  const ask = { key: 'ask', label: t.moveTo, icon: HashIcon, onAction: () => openMoveDialog(id) };
  const pick = { key: 'select', label: t.select, icon: CheckIcon, onAction: () => select?.(id, true, false) };
  const copy = { key: 'copy', label: t.copy, icon: DuplicateIcon, href: `${newHref}?from=${id}` };
  return (
    <>
      <th {...roles.rowHeader} id={nameIdOf(id)} className={styles.nameCell}>
        <span className={styles.nameLine}>
          <span className={styles.name}>
            <Link href={props.href} tone="inherit" underline="hover">
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
      </th>
      <td {...roles.cell} className={styles.enabledCell}>
        <Switch
          size="s"
          aria-label={t.enable(name)}
          isSelected={props.isEnabled}
          isPending={props.isPending}
          onChange={(on) => toggle(id, on)}
        />
      </td>
      <td {...roles.cell} className={styles.categoriesCell}>
        {props.categories}
      </td>
      {stores && <FigureCells id={id} name={name} stores={stores} onOpen={openDetails} />}
      <td {...roles.cell} className={styles.endCell}>
        <Menu
          trigger={<IconButton icon={MoreIcon} label={t.moreFor(name)} />}
          groups={[[...moves, ask], select ? [pick, copy] : [copy]]}
        />
        {stores && <Change id={id} stores={stores} />}
      </td>
    </>
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
