import { Unstyled } from '@storybook/addon-docs/blocks';
import { Branded, Table } from '../GuideSections.tsx';

const pairs = [
  ['No flags match "zzz".', 'No name and no description holds "zzz".'],
  ['A view with this name already exists.', 'There is a view of that name already.'],
  ["Users isn't available here yet.", 'Users is not part of the console yet.'],
  ['Receives 59 of 63 matches.', 'Gets 59 of the 63 that it matches.'],
] as const;

/** Good and bad wording of the same text, side by side. */
export const WordPairs = () => (
  <Unstyled>
    <Branded>
      {pairs.map(([good, bad]) => (
        <div key={good} className="guide-pair">
          <figure data-verdict="do">
            <div>{good}</div>
            <figcaption>
              <strong>Do</strong>
            </figcaption>
          </figure>
          <figure data-verdict="avoid">
            <div>{bad}</div>
            <figcaption>
              <strong>Don't</strong>
            </figcaption>
          </figure>
        </div>
      ))}
    </Branded>
  </Unstyled>
);

/** The form of texts, by kind of text. */
export const FormTable = () => (
  <Table
    columns={['Part', 'Form', 'Example']}
    rows={[
      ['Button', 'A verb and its object; sentence case, no period', 'Save current view'],
      ['Heading, label', 'A noun; no period, no colon', 'Delivery start time'],
      ['Field error', 'What to do next, in a complete sentence', 'Please provide a delivery API URL.'],
      [
        'Banner, toast',
        'What happened, then what it means or what to do',
        'The price is now $26. Nothing has been charged.',
      ],
      ['Empty list', 'What was searched for, and one way forward', 'Oregon, last 72 hours. Clear the state.'],
      ['Time', 'Relative while it matters', '4 minutes left, Today 4:02 PM'],
      ['Money', 'With a dollar sign; cents only if there are any', '$28, $27.50'],
      ['Missing value', "An em dash; “N/A” with the reason if there can't be a value", '—, N/A (PL)'],
    ]}
  />
);
