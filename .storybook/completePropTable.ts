import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';
import type { PropRow } from '../scripts/storybook/publishedComponents.ts';

type PropTables = Readonly<Record<string, readonly PropRow[]>>;

const controlled = ['boolean', 'string', 'number'] as const;

/** Returns the literals of a union of strings, to choose from, or null for any other type. */
function parseLiterals(type: string): readonly string[] | null {
  const parts = type.split(' | ').map((part) => /^'([^']*)'$/.exec(part.replaceAll('"', "'"))?.[1]);
  return parts.every((part) => part !== undefined) ? parts : null;
}

function toArgType({ name, doc, type, isRequired, ...row }: PropRow, existing: StrictInputType | undefined) {
  const scalar = controlled.find((each) => each === type);
  const added = { name, control: scalar ?? false, type: { name: scalar ?? 'other', value: type } } as const;
  const base = existing ?? added;
  const literals = parseLiterals(type);
  return {
    ...base,
    ...(literals && { options: literals, control: { type: 'select' } }),
    description: existing?.description || doc,
    type: { ...(base.type ?? added.type), required: isRequired },
    table: {
      ...existing?.table,
      type: { summary: type },
      defaultValue: { summary: row.default.replaceAll('`', '') || '–' },
    },
  } as StrictInputType;
}

/**
 * Completes what Storybook read from a component's file: adds props that come from other types, and spells out types.
 */
export const completePropTable =
  (tables: PropTables): ArgTypesEnhancer =>
  ({ argTypes, component }) => {
    const name = (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo
      ?.displayName;
    const rows = tables[name ?? ''] ?? [];
    return {
      ...argTypes,
      ...Object.fromEntries(rows.map((row) => [row.name, toArgType(row, argTypes[row.name])])),
    };
  };
