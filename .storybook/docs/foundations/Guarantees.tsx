import { listTokens } from '../../../packages/ui/src/foundations/listTokens.ts';
import { brandRegistry } from '../../../packages/ui/src/theme/brands/registry.ts';
import { contrastPairs, contrastRatio, roleColor } from '../../../packages/ui/src/theme/contrast.ts';
import { type ColorMode, resolveTokens } from '../../../packages/ui/src/theme/tokens.ts';
import { useAppearance } from '../BrandedDocs.tsx';

const modes: readonly ColorMode[] = ['light', 'dark'];
const minimums = [4.5, 3];

/** The lowest contrast of the declared pairs, by brand, mode and required ratio. */
export const ContrastTable = () => (
  <table className="guide-table">
    <thead>
      <tr>
        <th scope="col">Brand and mode</th>
        {minimums.map((minimum) => (
          <th key={minimum} scope="col">
            Lowest ratio of pairs that need {minimum}:1
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Object.values(brandRegistry).flatMap(({ brand, tokens }) =>
        modes.map((mode) => {
          const { color } = resolveTokens(tokens, mode);
          return (
            <tr key={`${brand.key} ${mode}`}>
              <th scope="row">
                {brand.name}, {mode}
              </th>
              {minimums.map((needed) => (
                <td key={needed}>
                  {Math.min(
                    ...contrastPairs
                      .filter(({ minimum }) => minimum === needed)
                      .map(({ foreground, background }) =>
                        contrastRatio(roleColor(color, foreground), roleColor(color, background)),
                      ),
                  ).toFixed(2)}
                </td>
              ))}
            </tr>
          );
        }),
      )}
    </tbody>
  </table>
);

/** The heights of controls in the brand of the toolbar. */
export function TargetTable() {
  const { brand, mode } = useAppearance();
  const { control } = resolveTokens(brandRegistry[brand].tokens, mode);
  return (
    <table className="guide-table">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Height</th>
        </tr>
      </thead>
      <tbody>
        {listTokens(control).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">control.{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
