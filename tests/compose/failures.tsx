import { AllReferralsScreen, type ReferralSource } from '@advantage/referrals';

interface WatchedListProps {
  readonly source: ReferralSource;
  /** Your error reporting. */
  readonly report: (text: string, details: object) => void;
}

/** A list whose failures reach the people who run it. Nothing in a report identifies a consumer. */
export const WatchedList = ({ source, report }: WatchedListProps) => (
  <AllReferralsScreen
    source={source}
    audience="agent"
    username="maya"
    onError={({ kind, status }) => report('A list failed', { kind, status })}
    onDataError={({ rejected, problems }) => report('Rows were left out', { rejected, problems })}
  />
);
