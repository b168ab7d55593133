import { createElement as h } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';

/** One control of a playground: its title, and the possible values of its global. */
interface PlaygroundControl {
  readonly title: string;
  readonly items: readonly { readonly value: string; readonly title: string }[];
}

/**
 * The controls that the current story lists in its `playground` parameter: data, network, clock, role. Other stories
 * have no controls. Written without JSX: Storybook's manager provides React without its JSX runtime.
 */
export function PlaygroundToolbar() {
  const controls = useParameter<Readonly<Record<string, PlaygroundControl>>>('playground', {});
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  return Object.entries(controls).map(([name, { title, items }]) =>
    h(
      Select,
      {
        key: name,
        ariaLabel: title,
        disabled: name in storyGlobals,
        defaultOptions: [items.find(({ value }) => value === globals[name])?.value ?? items[0]?.value],
        options: items.map((item) => ({ ...item, title: `${title}: ${item.title}` })),
        onSelect: (value: unknown) => updateGlobals({ [name]: value }),
        showSelectedOptionTitle: true,
      },
      title,
    ),
  );
}
