import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';
import type { PropRow } from '../scripts/storybook/publishedComponents.ts';

type PropTables = Readonly<Record<string, readonly PropRow[]>>;

const controlled = ['boolean', 'string', 'number'] as const;

/** Returns the literals of a union of strings, to choose from, or null for any other type. */
function parseLiterals(type: string): readonly string[] | null {
  const parts = type.split(' | ').map((part) => /^'([^']*)'$/.exec(part.replaceAll('"', "'"))?.[1]);
  return parts.every((part) => part !== undefined) ? parts : null;
}

/** Props whose values belong to the component or to its owner, so that a control would change nothing or freeze it. */
const ownedProps = /^(value|default(Value|Selected)|is(Selected|Open|Expanded))$/;

/** Replaces a control that only offers to set a value first: one press has to be enough. */
function unsetControl({ name, type }: PropRow): Pick<StrictInputType, 'control' | 'options'> | null {
  if (ownedProps.test(name)) return { control: { disable: true } };
  return type === 'boolean' ? { options: [true, false], control: { type: 'inline-radio' } } : null;
}

function toArgType(prop: PropRow, existing: StrictInputType | undefined, isSet: boolean) {
  const { name, doc, type, isRequired } = prop;
  const scalar = controlled.find((each) => each === type);
  const added = { name, control: scalar ?? false, type: { name: scalar ?? 'other', value: type } } as const;
  const base = existing ?? added;
  const literals = parseLiterals(type);
  return {
    ...base,
    ...(literals && { options: literals, control: { type: 'select' } }),
    ...(!isSet && unsetControl(prop)),
    description: existing?.description || doc,
    type: { ...(base.type ?? added.type), required: isRequired },
    table: {
      ...existing?.table,
      type: { summary: type },
      defaultValue: { summary: prop.default.replaceAll('`', '') || '–' },
    },
  } as StrictInputType;
}

/**
 * Completes what Storybook read from a component's file: adds props that come from other types, and spells out types.
 */
export const completePropTable =
  (tables: PropTables): ArgTypesEnhancer =>
  ({ argTypes, component, initialArgs }) => {
    const name = (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo
      ?.displayName;
    const rows = tables[name ?? ''] ?? [];
    return {
      ...argTypes,
      ...Object.fromEntries(
        rows.map((row) => {
          const isSet = initialArgs[row.name] !== undefined;
          return [row.name, toArgType(row, argTypes[row.name], isSet)];
        }),
      ),
    };
  };
