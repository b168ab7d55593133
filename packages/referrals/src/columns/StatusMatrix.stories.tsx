import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { ProgressStatusLabel } from '../details/Facts.tsx';
import { type ReferralAudience, referralAudiences } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import { marketplaceStatuses, progressStatuses } from '../model/status.ts';
import { aReferral } from '../testing/aReferral.ts';
import { minutesAgo } from '../testing/storyTime.ts';
import { ReferralStatus } from './ReferralStatus.tsx';
import { RecentStatusBadge } from './recentColumns.tsx';
import * as sheet from './StatusMatrix.stories.css.ts';
import { LimitedTime } from './times.tsx';

/**
 * Every status by type, price, audience and time left, to check that statuses differ by more than their color. The
 * component itself is Referrals/Status button.
 */
const meta = {
  title: 'Referrals/Status matrix',
  tags: ['!manifest'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface MatrixProps<Row extends string, Column extends string> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cell: (row: Row, column: Column) => ReactNode;
}

function Matrix<Row extends string, Column extends string>({
  label,
  rows,
  columns,
  cell,
}: MatrixProps<Row, Column>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={sheet.region} aria-label={label} tabIndex={0}>
      <table className={sheet.table}>
        <caption className={sheet.caption}>{label}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className={sheet.axis}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={sheet.axis}>
                {row}
              </th>
              {columns.map((column) => (
                <td key={column} className={sheet.cell}>
                  {cell(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const types = ['CIR', 'WT-CIR'] as const;
const prices: Readonly<Record<string, Partial<Referral>>> = {
  'price fell': { dynamicPrice: 28, discountPrice: 35, soldPrice: 32 },
  'with cents': { dynamicPrice: 27.5, discountPrice: 27.5, soldPrice: 27.5 },
  unknown: { dynamicPrice: null, discountPrice: null, soldPrice: null },
};

const statusOf = (audience: ReferralAudience, referral: Referral) => (
  <ReferralStatus
    referral={referral}
    audience={audience}
    actions={audience === 'public' ? 'public-modal' : 'panel'}
    showPrices={audience !== 'public'}
    onAction={fn()}
  />
);

/** Every status of both types, for each audience. */
export const ByReader: Story = {
  tags: ['sheet', 'review', 'STS-1', 'STS-2', 'STS-13', 'STS-14', 'STS-17', 'TBL-37'],
  render: () => (
    <div className={sheet.stack}>
      {types.map((opportunityType) => (
        <Matrix
          key={opportunityType}
          label={`${opportunityType}, by status and reader`}
          rows={marketplaceStatuses}
          columns={referralAudiences}
          cell={(marketplaceStatus, audience) =>
            statusOf(audience, aReferral({ opportunityType, marketplaceStatus, ...prices['price fell'] }))
          }
        />
      ))}
    </div>
  ),
};

/** What an agent sees for each type and price, before and after a claim. */
export const ByPrice: Story = {
  tags: ['sheet', 'STS-7', 'STS-8', 'STS-9', 'STS-10', 'STS-12', 'STS-15', 'TIM-10'],
  render: () => (
    <div className={sheet.stack}>
      {(['Available', 'Claimed'] as const).map((marketplaceStatus) => (
        <Matrix
          key={marketplaceStatus}
          label={`${marketplaceStatus}, by type and price`}
          rows={types}
          columns={Object.keys(prices)}
          cell={(opportunityType, price) =>
            statusOf('agent', aReferral({ opportunityType, marketplaceStatus, ...prices[price] }))
          }
        />
      ))}
    </div>
  ),
};

/** Without actions there is no button: an agent sees the price next to a badge. */
export const WithoutActions: Story = {
  tags: ['sheet', 'TBL-37'],
  render: () => (
    <Matrix
      label="Without actions, by status and reader"
      rows={['Available', 'Claimed', 'Delivered']}
      columns={['agent', 'carrier', 'admin', 'guest']}
      cell={(marketplaceStatus, audience) => (
        <ReferralStatus
          referral={aReferral({ marketplaceStatus, ...prices['price fell'] })}
          audience={audience}
          actions="none"
          showPrices
          onAction={fn()}
        />
      )}
    />
  ),
};

/** The time left, by minutes until the referral expires. */
export const Expiry: Story = {
  tags: ['sheet', 'TBL-60', 'TBL-61', 'TBL-62', 'TIM-6', 'TIM-14'],
  render: () => (
    <Matrix
      label="Limited Time, by minutes to the end and status"
      rows={['-3', '0', '1', '5', '6', '58']}
      columns={['Available', 'Claimed']}
      cell={(minutes, marketplaceStatus) => (
        <LimitedTime
          referral={{ marketplaceStatus, marketplaceExpirationDate: minutesAgo(-Number(minutes)) }}
        />
      )}
    />
  ),
};

export const RecentBadges: Story = {
  tags: ['sheet', 'STS-18'],
  render: () => (
    <Matrix
      label="Recent referrals badge, by status"
      rows={marketplaceStatuses}
      columns={['badge']}
      cell={(status) => <RecentStatusBadge referral={aReferral({ marketplaceStatus: status })} />}
    />
  ),
};

export const Progress: Story = {
  tags: ['sheet', 'STS-3', 'STS-4', 'STS-5', 'STS-6'],
  render: () => (
    <p className={sheet.line}>
      {progressStatuses.map((status) => (
        <Fragment key={status}>
          <ProgressStatusLabel status={status} />{' '}
        </Fragment>
      ))}
    </p>
  ),
};
