/** Keeps a fault in one part from blanking the page, notes it, and offers to tell the shop of it. */
import { Component } from 'react';
import type { ContextType, ReactNode } from 'react';
import { LoadFailed } from './LoadFailed';
import { ProblemButton, ProblemContext } from './ProblemButton';

interface Props {
  children: ReactNode;
  /** What stands in the part's place; without it, a word and another try. */
  fallback?: ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = ProblemContext;
  declare context: ContextType<typeof ProblemContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context?.crashed(error);
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback !== undefined) return fallback;
    return (
      <LoadFailed
        title="A stitch came loose"
        message="Something on this page went wrong. Your cart is safe."
        onRetry={() => this.setState({ failed: false })}
      >
        <ProblemButton />
      </LoadFailed>
    );
  }
}
