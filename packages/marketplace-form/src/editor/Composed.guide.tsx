import { Box, Stack, Text, TextField } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To add a host’s own fields, leave out sections or change their order.'],
  instead: [{ when: 'You need the whole form, unchanged', use: 'Marketplace form/Form' }],
  pairs: [
    {
      do: <TextField label="Account manager" description="Only administrators see it." />,
      because:
        'A host’s field uses a control of the design system and is part of validation, error summary and review.',
      avoid: (
        <Stack space={1}>
          <Text size="s">Account manager:</Text>
          <Box background="inset" padding={2}>
            …
          </Box>
        </Stack>
      ),
      problem: 'A hand-made box looks right until its value is invalid: no error, no review.',
    },
  ],
  anatomy: [
    { part: 'Provider', what: 'Connects the parts to the form and provides React Hook Form’s context.' },
    {
      part: 'Sections',
      what: 'Any of the eight, in any order. A section’s children appear below its fields.',
    },
    { part: 'Host’s fields', what: 'Defined with a label, validation and a mapping to the API.' },
  ],
  states: [
    { state: 'Host’s field with an error', what: 'Listed in the error summary and counted by its section.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Leaves the host’s field, which is validated like any other.',
      proof: { story: 'marketplace-form-composed-by-a-host--own-field-wrong' },
    },
  ],
  accessibility: ['Omitted sections are left out of the navigation too, so every link has a target.'],
  content: ['Write a host’s texts in the same style: nouns for labels, sentences for errors.'],
  related: ['Marketplace form/Form', 'Marketplace form/Saving'],
};
