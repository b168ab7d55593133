// @vitest-environment jsdom

import { SourceError } from '@advantage/live-list';
import { ClockProvider, createManualClock, MessagesProvider } from '@advantage/ui';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useClaim } from '../claim/useClaim.ts';
import { clock } from '../columns/status.css.ts';
import * as en from '../messages/en.ts';
import * as es from '../messages/es.ts';
import type { Referral } from '../model/referral.ts';
import { marketplaceStatuses } from '../model/status.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { hostileReferrals } from '../testing/hostileReferrals.ts';
import { storyTime } from '../testing/storyTime.ts';
import { ReferralDetailsPanel, type ReferralDetailsPanelProps } from './ReferralDetailsPanel.tsx';

const claimed = aReferral({ ...aContact, marketplaceStatus: 'Claimed', soldPrice: 28 });
const sourceOf = (referral: Referral | null): Pick<ReferralSource, 'get' | 'streetViewUrl'> => ({
  get: async () => referral,
  streetViewUrl: (searchId) => `https://fulcrum.example.com/api/v1/street-view/${searchId}`,
});

function Panel(props: Partial<ReferralDetailsPanelProps>) {
  return (
    <ClockProvider clock={createManualClock(storyTime)}>
      <ReferralDetailsPanel
        opportunityId="4103"
        source={sourceOf(props.row ?? null)}
        audience="agent"
        onClose={() => {}}
        {...props}
      />
    </ClockProvider>
  );
}

/** Renders a panel and waits until its referral is loaded. */
async function open(referral: Referral, props: Partial<ReferralDetailsPanelProps> = {}) {
  const view = render(<Panel row={referral} source={sourceOf(referral)} {...props} />);
  await act(async () => {});
  return { ...view, panel: within(screen.getByRole('dialog', { name: 'Referral details' })) };
}

describe('contact details', () => {
  const secrets = Object.values({ ...aContact, location: 'Secret place' }).filter(
    (value) => typeof value === 'string',
  );
  const hidden: readonly Partial<Referral>[] = [
    ...marketplaceStatuses
      .filter((status) => status !== 'Claimed' && status !== 'Assigned')
      .map((marketplaceStatus) => ({ marketplaceStatus })),
    { marketplaceStatus: 'Claimed', email: null, phone: null },
    { marketplaceStatus: 'Assigned', email: null, phone: null },
  ];

  it.each(hidden)(
    'DTL-9 DTL-10 are absent from the document, including attributes, for %j',
    async (fields) => {
      await open(aReferral({ ...aContact, location: 'Secret place', ...fields }), { audience: 'admin' });
      const html = document.documentElement.outerHTML;
      for (const secret of secrets) {
        expect(html).not.toContain(secret);
        expect(html).not.toContain(secret.replaceAll('&', '&amp;'));
      }
      expect(html).not.toMatch(/tel:|mailto:|street-view/);
      expect(screen.getByText(/^Contact details/)).toBeInTheDocument();
    },
  );

  it('DTL-7 DTL-8 DTL-12 are all shown when the service sends them', async () => {
    const { panel } = await open(claimed);
    expect(panel.getByRole('heading', { name: 'Jordan Ellery' })).toBeInTheDocument();
    expect(panel.getByText('Ellery Plumbing & Heating')).toBeInTheDocument();
    expect(panel.getByText('1208 E 15th St, Tulsa, OK 74120')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: '(918) 555-0142' })).toHaveAttribute('href', 'tel:9185550142');
    const email = panel.getByRole('link', { name: 'jordan.ellery@example.com' });
    expect(email).toHaveAttribute('href', 'mailto:jordan.ellery@example.com');
    // A long address breaks before its @, not within the domain.
    expect(email.innerHTML).toContain('<wbr><span>@example.com');
    expect(panel.getByRole('img')).toHaveAttribute(
      'src',
      'https://fulcrum.example.com/api/v1/street-view/sv-4103',
    );
  });

  it.each([
    ['showVisualLocation is false', { showVisualLocation: false }],
    ['there is no searchId', { searchId: null }],
  ])('DTL-12 include no picture when %s', async (_case, fields) => {
    const { panel } = await open({ ...claimed, ...fields });
    expect(panel.queryByRole('img')).not.toBeInTheDocument();
  });

  it('I2 include no picture whose URL has an unsafe scheme', async () => {
    const source = { ...sourceOf(claimed), streetViewUrl: () => 'javascript:alert(1)' };
    const { panel } = await open(claimed, { source });
    expect(panel.queryByRole('img')).not.toBeInTheDocument();
  });

  it('DTL-7 can be copied, and the result is announced', async () => {
    const user = userEvent.setup();
    const { panel } = await open(claimed);
    await user.click(panel.getByRole('button', { name: 'Copy phone' }));
    expect(await navigator.clipboard.readText()).toBe('(918) 555-0142');
    expect(panel.getAllByRole('status').map((status) => status.textContent)).toContain('Phone copied');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(panel.getByRole('button', { name: 'Copy email' }));
    expect(panel.getAllByText('The email could not be copied').length).toBeGreaterThan(0);
  });
});

describe('the panel', () => {
  it.each([
    ['agent', 'CIR', 1],
    ['agent', 'WT-CIR', 1],
    ['admin', 'CIR', 0],
    ['admin', 'WT-CIR', 0],
    ['carrier', 'CIR', 0],
    ['carrier', 'WT-CIR', 0],
    ['guest', 'CIR', 0],
    ['guest', 'WT-CIR', 0],
  ] as const)(
    'DTL-5 DTL-6 ROL-5 shows audience %s an Available %s referral with %i claim or talk buttons',
    async (audience, opportunityType, buttons) => {
      const referral = aReferral({ opportunityType });
      const { result } = renderHook(useClaim, {
        initialProps: { source: createMemorySource({ rows: [referral] }), username: 'maya', shownId: '4103' },
      });
      const { panel } = await open(referral, { audience, claims: result.current });
      expect(panel.queryAllByRole('button', { name: /claim|talk/i })).toHaveLength(buttons);
      expect(panel.queryAllByText('Available')).toHaveLength(1 - buttons);
    },
  );

  it.each([
    [300_001, '6 min left', 'normal'],
    [300_000, '5 min left', 'critical'],
    [60_001, '2 min left', 'critical'],
    [60_000, '1 min left', 'critical'],
    [-1, '1 min left', 'critical'],
  ] as const)('DTL-4 shows an end time %i ms away as %s, %s', async (ms, text, tone) => {
    const { panel } = await open(aReferral({ marketplaceExpirationDate: storyTime + ms }));
    const time = panel.getByText(text).closest('span');
    expect(time).toHaveClass(clock[tone], { exact: true });
  });

  it.each(marketplaceStatuses.filter((status) => status !== 'Available'))(
    'DTL-4 shows no time left when %s',
    async (marketplaceStatus) => {
      await open(aReferral({ marketplaceStatus, marketplaceExpirationDate: storyTime + 300_000 }));
      expect(screen.getByRole('dialog')).not.toHaveTextContent(/left|—/);
    },
  );

  it('DTL-11 shows type, place, category, message, progress and assignee next to the facts', async () => {
    const { panel } = await open(
      aReferral({
        prospectMessage: 'Call in the morning.',
        progressStatus: 'Quote Sent',
        assignedAgent: 'Dana Whitfield',
        assignedAgency: 'Harbor Point Insurance',
      }),
    );
    const heading = panel.getByRole('heading', { level: 2 });
    expect(heading).toHaveTextContent("Workers' Compensation, General Liability");
    expect(panel.getByText('Tulsa, OK · Commercial · CIR')).toBeInTheDocument();
    expect(panel.getByText('Call in the morning.')).toBeInTheDocument();
    const facts = panel
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Est. premium', '$12,500'],
      ['Industry', 'Plumbing, Heating, and Air-Conditioning Contractors, 238220'],
      ['Employees', '12'],
      ['Years in business', '8'],
      ['Delivered', 'Today 10:02 AM'],
      ['Progress', 'Quote Sent'],
      ['Assigned to', 'Dana Whitfield, Harbor Point Insurance'],
    ]);
  });

  it('DTL-11 shows age, gender, medical exam and current insurance of a consumer', async () => {
    const { panel } = await open(
      aReferral({
        category: null,
        age: 41,
        gender: 'Female',
        medicalExam: 'Agrees',
        currentlyInsured: 'Yes',
      }),
    );
    const facts = panel
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Currently insured', 'Yes'],
        ['Age', '41'],
        ['Gender', 'Female'],
        ['Medical exam', 'Agrees'],
      ]),
    );
  });

  it('STS-6 offers the five progress statuses only to a host that passes onProgressChange', async () => {
    const onProgressChange = vi.fn();
    const referral = aReferral({ progressStatus: 'Open' });
    const { panel, rerender } = await open(referral);
    expect(panel.queryByRole('button', { name: /Progress/ })).toBeNull();
    rerender(<Panel row={referral} onProgressChange={onProgressChange} />);
    await userEvent.click(panel.getByRole('button', { name: /Progress/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Open',
      'In Progress',
      'Quote Sent',
      'Bound',
      'Unable to Service',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Bound' }));
    expect(onProgressChange).toHaveBeenCalledExactlyOnceWith(referral, 'Bound Prospect');
  });

  it('DTL-5 STS-11 shows an agent the status button', async () => {
    const { panel } = await open(claimed, { isOwn: true });
    expect(panel.getByRole('button', { name: 'Claimed ($28)' })).toBeDisabled();
  });

  it('DTL-13 labels a direct call only once', async () => {
    const { panel } = await open(aReferral({ category: null, lines: [], opportunityType: 'WT-CIR' }));
    expect(panel.getAllByText('Direct Call')).toEqual([
      panel.getByRole('heading', { name: 'Direct Call' }).firstChild,
    ]);
  });

  it('STS-15 shows no price when prices are hidden', async () => {
    const { container } = await open(aReferral({ discountPrice: 35, estimatedPremium: null }), {
      showPrices: false,
    });
    expect(container).not.toHaveTextContent('$');
  });
});

describe('loading', () => {
  it('DTL-3 shows the row from the list, then the details fetched by id', async () => {
    const row = aReferral({ prospectMessage: null });
    const full = { ...row, prospectMessage: 'Call in the morning.', dynamicPrice: null };
    const get = vi.fn(async () => full);
    render(<Panel row={row} source={{ get }} />);
    expect(screen.getByText('$28')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Loading details' })).toBeInTheDocument();
    expect(await screen.findByText('Call in the morning.')).toBeInTheDocument();
    expect(screen.getByText('$28')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(get).toHaveBeenCalledExactlyOnceWith('4103', { signal: expect.any(AbortSignal) });
  });

  it('DTL-3 LIV-8 prefers later updates from the list over the loaded details', async () => {
    const row = aReferral({ dynamicPrice: 28 });
    const source = sourceOf({ ...row, dynamicPrice: 27 });
    const { rerender } = render(<Panel row={row} source={source} />);
    expect(await screen.findByText('$27')).toBeInTheDocument();
    rerender(<Panel row={{ ...row, dynamicPrice: 26 }} source={source} />);
    expect(screen.getByText('$26')).toBeInTheDocument();
  });

  it('DTL-3 aborts and ignores a late response for the previous referral', async () => {
    let answer: (referral: Referral) => void = () => {};
    const first = new Promise<Referral>((resolve) => {
      answer = resolve;
    });
    const get = vi.fn<ReferralSource['get']>().mockReturnValueOnce(first).mockResolvedValue(null);
    const source = { get };
    const { rerender } = render(<Panel source={source} />);
    rerender(<Panel source={source} opportunityId="other" row={aReferral({ opportunityId: 'other' })} />);
    await act(async () => answer(aReferral({ lines: ['AUTO'] })));
    expect(get.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(screen.queryByText('Auto')).not.toBeInTheDocument();
  });

  it('DTL-3 keeps the row when the details fail to load, and retries on request', async () => {
    const user = userEvent.setup();
    const row = aReferral();
    const get = vi.fn<ReferralSource['get']>();
    get.mockRejectedValueOnce(new SourceError('network', 'No connection.')).mockResolvedValue(row);
    render(<Panel row={row} source={{ get }} />);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.queryByText('The details could not be loaded.')).not.toBeInTheDocument(),
    );
    expect(get).toHaveBeenCalledTimes(2);
    expect(screen.getByText('$28')).toBeInTheDocument();
  });

  it('DTL-3 ERR-2 says when the referral is not found', async () => {
    render(<Panel source={sourceOf(null)} />);
    expect(await screen.findByText('Referral not found')).toBeInTheDocument();
  });
});

describe('missing data', () => {
  const offer = { discountPrice: 35, marketplaceExpirationDate: storyTime + 600_000 };

  it('DTL-13 shows that a referral is gone, without a claim button, price or countdown', async () => {
    const source = createMemorySource({ rows: [] });
    const { result } = renderHook(useClaim, {
      initialProps: { source, username: 'producer', shownId: '4103' },
    });
    const { panel } = await open(aReferral(offer), { source, claims: result.current });
    expect(await panel.findByText('This referral is no longer available.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /claim/i })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/\$(28|35)|left/);
  });

  const everything = {
    industryDescription: 'Plumbers',
    industryCode: '238220',
    noOfEmployees: 4,
    yearsInBusiness: 6,
    estimatedPremium: 900,
    currentlyInsured: 'Yes',
    age: 41,
    gender: 'Female',
    medicalExam: 'Agrees',
    progressStatus: null,
    assignedAgency: null,
    assignedPartner: null,
  };
  const nothing = Object.fromEntries(Object.keys(everything).map((name) => [name, null]));
  const factsOf = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

  it.each([
    ['CL', ['Est. premium', 'Industry', 'Employees', 'Years in business', 'Currently insured', 'Delivered']],
    ['PL', ['Est. premium', 'Currently insured', 'Delivered', 'Age', 'Gender']],
    ['L&A', ['Est. premium', 'Delivered', 'Age', 'Gender', 'Medical exam']],
  ])('DTL-14 shows only the facts that apply to category %s, once each', async (category, facts) => {
    await open(aReferral({ ...everything, category }));
    expect(factsOf()).toEqual(facts);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('N/A');
  });

  it.each([
    ['Yes', 'Sí'],
    ['No', 'No'],
    ['State Farm', 'State Farm'],
  ])('shows the answer %s in the page language if it is Yes or No, otherwise unchanged', (answer, text) => {
    const source = sourceOf(null);
    render(
      <MessagesProvider catalog={en} messages={es}>
        <Panel row={aReferral({ currentlyInsured: answer })} source={source} />
      </MessagesProvider>,
    );
    const fact = screen.getByText(es.details.currentlyInsured).closest('div');
    expect(fact).toHaveTextContent(`${es.details.currentlyInsured}${text}`);
  });

  it('DTL-14 shows only the delivery time of a direct call without other data', async () => {
    await open(aReferral({ ...nothing, lines: [], category: null, prospectMessage: null }));
    expect(factsOf()).toEqual(['Delivered']);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Message');
  });

  it('DTL-14 names hidden contact fields only where claiming would reveal them', async () => {
    const initialProps = { source: createMemorySource(), username: 'maya', shownId: '4103' };
    const { result } = renderHook(useClaim, { initialProps });
    const { rerender } = await open(aReferral(), { claims: result.current });
    expect(screen.getByText('Name, business, phone, email and address after you claim')).toBeInTheDocument();
    rerender(<Panel row={aReferral({ category: 'PL' })} claims={result.current} />);
    expect(screen.getByText('Name, phone, email and address after you claim')).toBeInTheDocument();
    rerender(<Panel row={aReferral({ marketplaceStatus: 'Claimed' })} claims={result.current} />);
    expect(screen.getByText('Contact details are hidden.')).toBeInTheDocument();
  });

  it('DTL-15 says when an owned referral has no phone or email', async () => {
    const { panel } = await open({ ...claimed, phone: null, email: null }, { isOwn: true });
    expect(panel.getByText('No phone or email provided.')).toBeInTheDocument();
    expect(panel.queryByText(/^Contact details/)).not.toBeInTheDocument();
  });
});

describe('navigating and closing', () => {
  it('DTL-3 goes to the previous and next referral with the arrow keys, unless Shift is held', async () => {
    const user = userEvent.setup();
    const [onPrevious, onNext] = [vi.fn(), vi.fn()];
    const { panel } = await open(aReferral(), { onPrevious, onNext, link: 'https://console.example.com/' });
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    panel.getByRole('button', { name: 'Copy link' }).focus();
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 3]);
  });

  it('DTL-2 closes with the Close button, Escape or a click outside', async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    const { panel } = await open(aReferral(), { onClose });
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    await user.click(document.body);
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});

describe('hostile text', () => {
  const shapeOf = (root: Element) => [...root.querySelectorAll('*')].map((element) => element.tagName);

  it('I1 I2 is rendered as plain text and adds no unexpected elements, attributes or URLs', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const ordinary = {
      ...claimed,
      prospectMessage: 'Call me.',
      lines: ['a', 'b'],
      phone: 'none',
      email: 'none',
      searchId: null,
    };
    const { rerender, container } = await open({ ...ordinary, progressStatus: null });
    const golden = shapeOf(container).sort().join();
    for (const referral of hostileReferrals) {
      rerender(
        <Panel
          row={referral}
          opportunityId={referral.opportunityId}
          source={{ get: async () => referral }}
        />,
      );
      await act(async () => {});
      const allowed = new Set(golden.split(','));
      for (const tag of shapeOf(container))
        expect(allowed.has(tag) || ['PATH', 'A', 'WBR'].includes(tag)).toBe(true);
      for (const element of container.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          if (name === 'href') expect(value).toMatch(/^(tel|mailto):/);
          else if (value.length > 12) expect(value).not.toContain(referral.city);
          expect(name).not.toMatch(/^on|srcdoc|formaction/);
        }
      }
    }
    expect(alert).not.toHaveBeenCalled();
  }, 120_000);
});
