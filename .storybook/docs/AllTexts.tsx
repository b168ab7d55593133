import * as featureFlags from '@advantage/feature-flags/messages';
import * as referrals from '@advantage/referrals/messages';
import { advantage, BrandProvider, bridge, SearchField, Select } from '@advantage/ui';
import * as ui from '@advantage/ui/messages';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { useLook } from './BrandedDocs.tsx';
import { type Catalogs, catalogTexts } from './catalogTexts.ts';

const catalogs: Catalogs = {
  '@advantage/ui': ui,
  '@advantage/referrals': referrals,
  '@advantage/feature-flags': featureFlags,
};

const texts = catalogTexts(catalogs);
const packages = [null, ...Object.keys(catalogs)].map((value) => ({ value, label: value ?? 'All packages' }));

/** Every text of every catalog, by package and area, with a search. */
export function AllTexts() {
  const { brand, mode } = useLook();
  const [search, setSearch] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const wanted = search.trim().toLowerCase();
  const found = texts.filter(
    ({ pack, area, key, text }) =>
      (from === null || pack === from) && `${area}.${key} ${text}`.toLowerCase().includes(wanted),
  );
  return (
    <Unstyled>
      <BrandProvider brand={brand === 'advantage' ? advantage : bridge} mode={mode}>
        <div className="specification">
          <div className="rule-filters">
            <SearchField label="Search texts" value={search} onChange={setSearch} />
            <Select label="Package" options={packages} value={from} onChange={setFrom} />
            <p role="status">{`${found.length} of ${texts.length} texts`}</p>
          </div>
          <table className="all-texts">
            <thead>
              <tr>
                <th scope="col">Text</th>
                <th scope="col">Where</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ pack, area, key, text }) => (
                <tr key={`${pack} ${area} ${key}`}>
                  <td>{text}</td>
                  <td>
                    <code>{`${pack.replace('@advantage/', '')} ${area}.${key}`}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </BrandProvider>
    </Unstyled>
  );
}
