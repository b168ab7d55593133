import { agentColumns, type Referral, ReferralCells, type ReferralColumnMeta } from '@advantage/referrals';
import {
  type ColumnDef,
  createSortedRowModel,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ReferralColumnMeta>(),
});

/** The agent's columns, with the city in capitals. */
const columns: ColumnDef<typeof features, Referral, unknown>[] = agentColumns().map((column) =>
  column.id === 'city'
    ? { ...column, cell: ({ row }) => <strong>{row.original.city?.toUpperCase()}</strong> }
    : column,
);

export function OwnTable({ rows }: { readonly rows: readonly Referral[] }) {
  const table = useTable({ features, columns, data: rows });
  return (
    <ReferralCells audience="agent">
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <button type="button" onClick={() => header.column.toggleSorting()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ReferralCells>
  );
}
