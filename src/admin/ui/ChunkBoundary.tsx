/** A screen whose code does not come, as after a deploy or without a network, or that breaks. */
import { Component, type ReactNode } from 'react';
import { Failed } from './Failed';

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

export class ChunkBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const message = isMissing(error)
      ? 'This part did not arrive. Check your connection, or the shop was updated meanwhile.'
      : 'This page broke. Nothing of an order was changed by it.';
    return <Failed message={message} button="Load the page again" onRetry={() => window.location.reload()} />;
  }
}
