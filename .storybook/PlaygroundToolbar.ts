import { createElement as h } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';

/** One control of a playground: a global, and what it may be. */
interface PlaygroundControl {
  readonly title: string;
  readonly items: readonly { readonly value: string; readonly title: string }[];
}

/**
 * The controls that the story on screen names in its parameter `playground`: data, network, clock, role. Other stories
 * have none. Without JSX: Storybook's manager brings a React without its runtime.
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
