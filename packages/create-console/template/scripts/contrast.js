// `npm run contrast`: measures every pair of colors that components use together, light and dark, and fails if one of
// them is too close to read.
import { adjustmentText, brandContrast } from '@advantage/ui/brand-tools';
import { runnerImport } from 'vite';

const { adjustments, tokens } = (await runnerImport('./src/theme.ts')).module;

const pairs = brandContrast(tokens).toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
const failed = pairs.filter(({ ratio, minimum }) => ratio < minimum);
const rows = (list) =>
  list.map(({ mode, foreground, background, ratio, minimum }) => {
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2).padStart(5);
    return `  ${shown}  of ${String(minimum).padEnd(3)}  ${mode.padEnd(5)}  ${foreground} on ${background}`;
  });

if (adjustments.length > 0)
  console.log(
    ['Adjusted for contrast:', ...adjustments.map((each) => `  ${adjustmentText(each)}`), ''].join('\n'),
  );
if (failed.length > 0) {
  console.error(
    [`${failed.length} of ${pairs.length} pairs have too little contrast:`, ...rows(failed)].join('\n'),
  );
  process.exitCode = 1;
} else {
  console.log(
    [`All ${pairs.length} pairs have enough contrast. The closest:`, ...rows(pairs.slice(0, 5))].join('\n'),
  );
}
