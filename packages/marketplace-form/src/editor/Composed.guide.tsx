import { Box, Stack, Text, TextField } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A host has fields that only it knows, or needs fewer sections.'],
  instead: [{ when: 'The whole form is right as it is', use: 'Marketplace form/Form' }],
  pairs: [
    {
      do: <TextField label="Account manager" description="Only administrators see it." />,
      because:
        'A field of the host is one of the design system and takes part in validation, summary and review.',
      avoid: (
        <Stack space={1}>
          <Text size="s">Account manager:</Text>
          <Box background="inset" padding={2}>
            …
          </Box>
        </Stack>
      ),
      problem: 'A box made by hand looks right until it is wrong: no error, no review.',
    },
  ],
  anatomy: [
    { part: 'Provider', what: 'Loads the marketplace and holds the form.' },
    { part: 'Sections', what: 'Any of the eight, in any order; children come at the end of one.' },
    { part: 'Fields of the host', what: 'Registered with a name, a check and a sentence for the review.' },
  ],
  states: [
    { state: 'Own field wrong', what: 'Listed in the summary with the others, and counted by its section.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Leaves the field of the host, which is checked like any other.',
      proof: { story: 'marketplace-form-composed-by-a-host--own-field-wrong' },
    },
  ],
  accessibility: ['Left out sections leave the navigation too, so that no link leads nowhere.'],
  content: ['Words of the host follow the same style: nouns for labels, sentences for errors.'],
  related: ['Marketplace form/Form', 'Marketplace form/Saving'],
};
