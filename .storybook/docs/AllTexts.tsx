import * as consoleKit from '@advantage/console-kit/messages';
import * as featureFlags from '@advantage/feature-flags/messages';
import * as marketplaceForm from '@advantage/marketplace-form/messages';
import * as marketplaceInsight from '@advantage/marketplace-insight/messages';
import { advantageContent, bridgeContent } from '@advantage/reference-data';
import * as referrals from '@advantage/referrals/messages';
import { advantage, BrandProvider, bridge, SearchField, Select } from '@advantage/ui';
import * as ui from '@advantage/ui/messages';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import * as consoleApp from '../../packages/console-app/src/messages/en.ts';
import * as localBackend from '../../packages/local-backend/src/messages/en.ts';
import { texts as start } from '../../scripts/start/texts.ts';
import { texts as test } from '../../scripts/test/texts.ts';
import { useAppearance } from './BrandedDocs.tsx';
import { type Catalogs, type CatalogText, catalogTexts } from './catalogTexts.ts';

const catalogs: Catalogs = {
  '@advantage/ui': ui,
  '@advantage/referrals': referrals,
  '@advantage/marketplace-form': marketplaceForm,
  '@advantage/marketplace-insight': marketplaceInsight,
  '@advantage/feature-flags': featureFlags,
  '@advantage/console-kit': consoleKit,
  'console-app': consoleApp,
  'local-backend': localBackend,
  Brands: { bridge: bridgeContent, advantage: advantageContent },
  'Command line': { start, test },
};

const texts = catalogTexts(catalogs);
const packages = [null, ...Object.keys(catalogs)].map((value) => ({ value, label: value ?? 'All packages' }));

interface Group {
  readonly pack: string;
  readonly area: string;
  readonly rows: CatalogText[];
}

/** Groups the texts by package and area, in order. */
function groupTexts(found: readonly CatalogText[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const text of found) {
    const { pack, area } = text;
    const group = groups.get(`${pack} ${area}`) ?? { pack, area, rows: [] };
    group.rows.push(text);
    groups.set(`${pack} ${area}`, group);
  }
  return [...groups.values()];
}

/** Every text of every catalog, by package and area, with a search. */
export function AllTexts() {
  const { brand, mode } = useAppearance();
  const [search, setSearch] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const query = search.trim().toLowerCase();
  const found = texts.filter(
    ({ pack, area, key, text }) =>
      (from === null || pack === from) && `${area}.${key} ${text}`.toLowerCase().includes(query),
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
          {groupTexts(found).map(({ pack, area, rows }) => (
            <table key={`${pack} ${area}`} className="all-texts">
              <caption>{`${pack.replace('@advantage/', '')} · ${area}`}</caption>
              <thead>
                <tr>
                  <th scope="col">Text</th>
                  <th scope="col">Length</th>
                  <th scope="col">Key</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, text }) => (
                  <tr key={key}>
                    <td>{text}</td>
                    <td>{text.length}</td>
                    <td>
                      <code>{key}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </BrandProvider>
    </Unstyled>
  );
}
