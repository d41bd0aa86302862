/** Keeps a fault in one part from blanking the page. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed';

interface Props {
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <LoadFailed
        message="Something on this page went wrong. Your cart is safe."
        onRetry={() => this.setState({ failed: false })}
      />
    );
  }
}
