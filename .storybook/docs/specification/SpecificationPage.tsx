import { advantage, BrandProvider, bridge, SearchField, Select } from '@advantage/ui';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { useAppearance } from '../BrandedDocs.tsx';
import {
  filterRules,
  type RuleFilter,
  ruleAddress,
  type SpecificationArea,
  type SpecificationData,
  useSpecification,
} from './data.ts';
import { RuleCard } from './RuleCard.tsx';

const proofOptions = [
  { value: 'all', label: 'All rules' },
  { value: 'stories', label: 'With stories' },
  { value: 'tests', label: 'With tests' },
  { value: 'planned', label: 'Planned' },
] as const;

/** Returns the ID of the rule in the URL's hash. */
const targetId = () => decodeURIComponent(window.parent.location.hash.slice(1)).toUpperCase();

const count = (areas: readonly SpecificationArea[]) =>
  areas.reduce((sum, { rules }) => sum + rules.length, 0);

interface FiltersProps {
  readonly filter: RuleFilter;
  readonly onChange: (filter: RuleFilter) => void;
  readonly areas: readonly SpecificationArea[];
  readonly isOneArea: boolean;
  readonly found: number;
}

function Filters({ filter, onChange, areas, isOneArea, found }: FiltersProps) {
  const areaOptions = [
    { value: null, label: 'All areas' },
    ...areas.map(({ prefix, title }) => ({ value: prefix, label: title })),
  ];
  return (
    <div className="rule-filters">
      <SearchField
        label="Search rules"
        placeholder="ID, words, test or story"
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      {!isOneArea && (
        <Select
          label="Area"
          options={areaOptions}
          value={filter.area}
          onChange={(area) => onChange({ ...filter, area })}
        />
      )}
      <Select
        label="Proof"
        options={proofOptions}
        value={filter.proof}
        onChange={(proof) => onChange({ ...filter, proof })}
      />
      <p role="status">{found === 1 ? '1 rule' : `${found} rules`}</p>
    </div>
  );
}

/** The areas as cards, shown until the reader searches or filters. */
function AreaCards({ areas }: { readonly areas: readonly SpecificationArea[] }) {
  return (
    <ul className="rule-areas">
      {areas.map(({ prefix, page, title, intro, rules }) => {
        const planned = rules.filter(({ isPlanned }) => isPlanned).length;
        return (
          <li key={prefix}>
            <a href={`./?path=/docs/${page}`} target="_top">
              {title}
            </a>
            <p>{intro}</p>
            <p className="rule-count">
              {prefix} · {rules.length} rules{planned > 0 && ` · ${planned} planned`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

interface RuleListProps {
  readonly areas: readonly SpecificationArea[];
  readonly decisions: SpecificationData['decisions'];
  readonly isOneArea: boolean;
}

function RuleList({ areas, decisions, isOneArea }: RuleListProps) {
  const target = targetId();
  return areas.map((area) => (
    <section key={area.prefix} aria-label={area.title}>
      {!isOneArea && (
        <h2>
          <a href={ruleAddress(area, area.rules[0]?.id ?? '')} target="_top">
            {area.title}
          </a>
        </h2>
      )}
      {area.rules.map((rule, place) => (
        <div key={rule.id}>
          {isOneArea && rule.section !== (area.rules[place - 1]?.section ?? '') && <h2>{rule.section}</h2>}
          <RuleCard rule={rule} area={area} decisions={decisions} isTarget={rule.id === target} />
        </div>
      ))}
    </section>
  ));
}

interface RulesProps {
  readonly prefix: string | null;
  readonly specification: SpecificationData;
}

function Rules({ prefix, specification: { areas, decisions } }: RulesProps) {
  const [filter, setFilter] = useState<RuleFilter>({ text: '', area: prefix, proof: 'all' });
  const isOneArea = prefix !== null;
  const found = filterRules(areas, filter);
  const isUntouched = filter.text === '' && filter.area === null && filter.proof === 'all';
  return (
    <>
      {isOneArea && <p>{found[0]?.intro}</p>}
      <Filters {...{ filter, areas, isOneArea }} onChange={setFilter} found={count(found)} />
      {isUntouched ? <AreaCards areas={areas} /> : <RuleList areas={found} {...{ decisions, isOneArea }} />}
      {found.length === 0 && <p>No rules match. Try fewer words or another filter.</p>}
    </>
  );
}

/** The rules of one area, or all rules with search and filters. */
export function SpecificationPage({ area = null }: { readonly area?: string | null }) {
  const { brand, mode } = useAppearance();
  const specification = useSpecification();
  return (
    <Unstyled>
      <BrandProvider brand={brand === 'advantage' ? advantage : bridge} mode={mode}>
        <div className="specification">
          {specification ? <Rules prefix={area} specification={specification} /> : <p>Loading the rules…</p>}
        </div>
      </BrandProvider>
    </Unstyled>
  );
}
