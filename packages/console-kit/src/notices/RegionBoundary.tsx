import { ErrorState, type ErrorStateProps } from '@advantage/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface RegionBoundaryProps {
  /** What can't be shown if something inside fails, e.g. 'The list could not be shown'. */
  readonly what: string;
  /** `block` fills the place of a page or list, `bar` is a single line. Default `block`. */
  readonly layout?: ErrorStateProps['layout'];
  /** Called with the error, for logging. Default: writes it to the browser's console. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** The region. */
  readonly children: ReactNode;
}

/** Contains an error within one region of the page: the rest keeps working, and the region offers a retry. */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { what, layout = 'block' } = this.props;
    return <ErrorState what={what} layout={layout} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
